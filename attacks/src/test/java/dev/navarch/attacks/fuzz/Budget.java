package dev.navarch.attacks.fuzz;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Measures what each request costs. The limits are far above what most requests need: only one that
 * hangs, or whose work grows without a limit, exceeds them.
 *
 * <p>The most expensive requests known are JSON patches of 1 KB that copy a value into itself, up
 * to the limit of 3 MB. Each of the fields that this creates gets an owner, which takes up to 900
 * MB of allocations. The limit is well above that; {@link #report} counts what exceeds half of it.
 *
 * <p>Allocations are those of the whole process, so requests must be sent one after the other.
 */
final class Budget {
  /** The time after which the server itself gives a request up. */
  static final Duration TIME = Duration.ofSeconds(60);

  static final long ALLOCATION = 3L << 29;

  private static final int REPORTED = 8;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** The cost of a request. */
  record Cost(int number, String request, long nanos, long bytes) {
    @Override
    public String toString() {
      return "%d ms, %d MB: case %d, %s".formatted(nanos / 1_000_000, bytes >> 20, number, request);
    }

    boolean isTooMuch() {
      return nanos > TIME.toNanos() || bytes > ALLOCATION;
    }
  }

  private final List<Cost> slowest = new ArrayList<>();
  private final List<Cost> largest = new ArrayList<>();
  private int expensive;
  private long nanos;
  private long bytes;

  void begin() {
    bytes = THREADS.getTotalThreadAllocatedBytes();
    nanos = System.nanoTime();
  }

  Cost end(int number, FuzzCase request) {
    long time = System.nanoTime() - nanos;
    long allocated = THREADS.getTotalThreadAllocatedBytes() - bytes;
    boolean remarkable = time > 50_000_000 || allocated > 10 << 20;
    Cost cost = new Cost(number, remarkable ? request.toString() : request.kind(), time, allocated);
    expensive += allocated > ALLOCATION / 2 ? 1 : 0;
    keep(slowest, cost, Comparator.comparingLong(Cost::nanos));
    keep(largest, cost, Comparator.comparingLong(Cost::bytes));
    return cost;
  }

  private static void keep(List<Cost> most, Cost cost, Comparator<Cost> order) {
    if (most.size() < REPORTED || order.compare(cost, most.get(most.size() - 1)) > 0) {
      most.add(cost);
      most.sort(order.reversed());
      if (most.size() > REPORTED) {
        most.remove(REPORTED);
      }
    }
  }

  /** Returns the most expensive requests. */
  String report() {
    StringBuilder text = new StringBuilder();
    text.append(expensive).append(" requests allocated more than half the limit\nslowest:\n");
    slowest.forEach(cost -> text.append("  ").append(shortened(cost)).append('\n'));
    text.append("largest:\n");
    largest.forEach(cost -> text.append("  ").append(shortened(cost)).append('\n'));
    return text.toString();
  }

  private static String shortened(Cost cost) {
    String text = cost.toString().replace('\n', ' ');
    return text.length() > 250 ? text.substring(0, 250) + "…" : text;
  }
}
