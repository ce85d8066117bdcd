package dev.navarch.apimachinery.work;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Counts the work of one request. {@value #ALLOWANCE} units, a few milliseconds, are free, and are
 * free again after a rest, which matters to watches. Beyond them the request is heavy: it goes on
 * only while it holds a permit of {@link HeavyWork}, and yields to other threads every millisecond.
 * It keeps a permit for {@value #TURN_MILLIS} ms at a time when other heavy requests wait.
 *
 * <p>Belongs to one thread.
 */
public final class WorkMeter implements AutoCloseable {
  /** The units after which a request is heavy. */
  static final int ALLOWANCE = 150_000;

  static final int TURN_MILLIS = 20;

  /** The units between two looks at the clock, about 100 µs. */
  private static final int LOOK = 5_000;

  /** What a request may owe at most, so that it is light again some time after it was heavy. */
  private static final int MAX_DEBT = 2 * ALLOWANCE;

  /**
   * The allowance is full again after one and a half seconds of rest. Much faster would not do: on
   * a slow or busy machine a unit takes longer, and work must not pay for itself.
   */
  private static final int NANOS_PER_REFILLED_UNIT = 10_000;

  private static final long TURN = TimeUnit.MILLISECONDS.toNanos(TURN_MILLIS);
  private static final long YIELD = TimeUnit.MILLISECONDS.toNanos(1);

  private final HeavyWork heavy;
  private final LongSupplier nanoClock;
  private final long deadline;
  private final Supplier<? extends RuntimeException> timeout;
  private int untilLook = LOOK;
  private long looked;
  private long debt;
  private long lastLook;
  private long turnBegan;
  private long yielded;
  private HeavyWork.@Nullable Permit permit;

  /**
   * Creates the meter of a request that begins now.
   *
   * @param nanoClock a clock such as {@link System#nanoTime}
   * @param limitNanos how long the request may take; {@link Long#MAX_VALUE} for one without a limit
   * @param timeout what a step throws once the time is over
   */
  public WorkMeter(
      HeavyWork heavy,
      LongSupplier nanoClock,
      long limitNanos,
      Supplier<? extends RuntimeException> timeout) {
    this.heavy = heavy;
    this.nanoClock = nanoClock;
    // Half of the range is centuries, and the difference of two times does not overflow.
    this.lastLook = nanoClock.getAsLong();
    this.deadline = lastLook + Math.min(limitNanos, Long.MAX_VALUE / 2);
    this.timeout = timeout;
  }

  /** The units that were counted so far. */
  public long spent() {
    return looked + (LOOK - untilLook);
  }

  /** Whether the request holds a permit for heavy work. */
  boolean holdsPermit() {
    return permit != null && permit.isValid();
  }

  void step(int units) {
    if (units > untilLook) {
      look(units);
    } else {
      untilLook -= units;
    }
  }

  private void look(int units) {
    long now = nanoClock.getAsLong();
    if (now - deadline >= 0) {
      throw timeout.get();
    }
    long refilled = Math.max(0, debt - (now - lastLook) / NANOS_PER_REFILLED_UNIT);
    debt = Math.min(MAX_DEBT, refilled + (LOOK - untilLook) + units);
    looked = spent() + units;
    untilLook = LOOK;
    if (debt > ALLOWANCE) {
      takeTurn(now);
      // The time that was spent in the queue is not the request's.
      lastLook = nanoClock.getAsLong();
    } else {
      lastLook = now;
      close();
    }
  }

  private void takeTurn(long now) {
    HeavyWork.Permit held = permit;
    if (held != null && held.isValid()) {
      held.seen();
      if (now - turnBegan < TURN || !heavy.isAwaited()) {
        if (now - yielded >= YIELD) {
          Thread.yield();
          yielded = nanoClock.getAsLong();
        }
        return;
      }
      heavy.release(held);
    }
    permit = heavy.acquire(deadline, nanoClock);
    if (permit == null) {
      throw timeout.get();
    }
    turnBegan = nanoClock.getAsLong();
    yielded = turnBegan;
  }

  /** Gives back the permit, if there is one. */
  @Override
  public void close() {
    HeavyWork.Permit held = permit;
    if (held != null) {
      permit = null;
      heavy.release(held);
    }
  }
}
