package dev.navarch.controllerruntime.metrics;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** The counts of the informers of one name. Any thread may count and read. */
final class InformerSeries {
  /** How often something was measured, and what came together. */
  static final class Sum {
    private final LongAdder count = new LongAdder();
    private final LongAdder total = new LongAdder();

    void add(long value) {
      total.add(value);
      count.increment();
    }

    long count() {
      return count.sum();
    }

    long total() {
      return total.sum();
    }
  }

  final LongAdder watches = new LongAdder();
  final LongAdder stalls = new LongAdder();
  final LongAdder failures = new LongAdder();
  final Sum listNanos = new Sum();
  final Sum listItems = new Sum();
  final Sum watchNanos = new Sum();
  final Sum watchItems = new Sum();

  /** By the number of the listener; those that are gone have none. */
  final Map<Integer, Integer> depths = new ConcurrentHashMap<>();

  volatile String lastVersion = "";

  void listed(int objects, Duration took) {
    listNanos.add(took.toNanos());
    listItems.add(objects);
  }

  void watched(long events, Duration lasted) {
    watchNanos.add(lasted.toNanos());
    watchItems.add(events);
  }
}
