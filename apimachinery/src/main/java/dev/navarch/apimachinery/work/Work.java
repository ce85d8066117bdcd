package dev.navarch.apimachinery.work;

import org.jspecify.annotations.Nullable;

/** Counts what the current thread computes, if it computes for a request. */
public final class Work {
  private static final ThreadLocal<@Nullable WorkMeter> CURRENT = new ThreadLocal<>();

  private Work() {}

  /**
   * Counts units of work that are done or about to be done; one unit stands for roughly 20 ns. May
   * park the thread until other requests have had their turn, and throws the meter's timeout if the
   * request has exceeded its time. Does nothing outside of a metered action.
   *
   * <p>A look-up of the thread's meter costs several nanoseconds. Tight loops count by themselves
   * and call this once in a few hundred rounds; calls into code that cannot be metered are counted
   * before they begin.
   */
  public static void step(int units) {
    WorkMeter meter = CURRENT.get();
    if (meter != null) {
      meter.step(units);
    }
  }

  /**
   * Counts units of work whose number may exceed an int; see {@link #step(int)}. Amounts beyond the
   * range of an int count as the largest int.
   */
  public static void step(long units) {
    step((int) Math.min(units, Integer.MAX_VALUE));
  }

  /** Runs an action whose steps are counted by a meter, which is closed afterwards. */
  public static void run(WorkMeter meter, Runnable action) {
    WorkMeter outer = CURRENT.get();
    CURRENT.set(meter);
    try {
      action.run();
    } finally {
      if (outer == null) {
        CURRENT.remove();
      } else {
        CURRENT.set(outer);
      }
      meter.close();
    }
  }
}
