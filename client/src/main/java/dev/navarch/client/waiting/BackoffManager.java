package dev.navarch.client.waiting;

import java.time.Duration;

/**
 * Tells how long to wait after one more failure, for as long as something lives. Belongs to one
 * thread.
 */
@FunctionalInterface
public interface BackoffManager {
  /** How long to wait now. */
  Duration next();

  /** Waits that are alike but for their jitter. */
  static BackoffManager jittered(Duration duration, double jitter, TimeSource time) {
    return () -> Durations.jitter(duration, jitter, time.random());
  }

  /**
   * Waits that grow up to a longest one, and begin anew when nobody has asked for some time: what
   * went well for so long has recovered.
   *
   * @param reset how long that is
   */
  static BackoffManager exponential(
      Duration first,
      Duration longest,
      Duration reset,
      double factor,
      double jitter,
      TimeSource time) {
    return new ExponentialBackoffManager(
        new Backoff(first, factor, jitter, Integer.MAX_VALUE, longest), reset, time);
  }
}
