package dev.navarch.client.waiting;

import java.time.Duration;

/** Arithmetic on durations that stops at the longest one in place of failing. */
public final class Durations {
  /** About 292 years: as long as nanoseconds can tell. */
  public static final Duration MAX = Duration.ofNanos(Long.MAX_VALUE);

  private Durations() {}

  /** The nanoseconds of a duration, at most {@link Long#MAX_VALUE}; 0 for a negative one. */
  public static long toNanos(Duration duration) {
    if (duration.isNegative()) {
      return 0;
    }
    return duration.compareTo(MAX) >= 0 ? Long.MAX_VALUE : duration.toNanos();
  }

  /** A duration so many times. */
  public static Duration times(Duration duration, double factor) {
    double nanos = toNanos(duration) * Math.max(0, factor);
    return nanos >= Long.MAX_VALUE ? MAX : Duration.ofNanos((long) nanos);
  }

  /**
   * A duration made longer by chance.
   *
   * @param jitter how much longer it becomes at most, as a part of the duration; no more than 0
   *     leaves it as it is
   * @param random from 0 to 1
   */
  public static Duration jitter(Duration duration, double jitter, double random) {
    return jitter <= 0 ? duration : times(duration, 1 + random * jitter);
  }

  /** The shorter of two. */
  public static Duration min(Duration one, Duration other) {
    return one.compareTo(other) <= 0 ? one : other;
  }

  /** The longer of two. */
  public static Duration max(Duration one, Duration other) {
    return one.compareTo(other) >= 0 ? one : other;
  }
}
