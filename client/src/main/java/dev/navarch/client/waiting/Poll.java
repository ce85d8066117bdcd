package dev.navarch.client.waiting;

import java.io.IOException;
import java.time.Duration;

/**
 * Asks again and again whether something has come about: {@code
 * Poll.every(interval).within(timeout).until(condition)}.
 *
 * @param timeout how long to wait at most
 * @param immediate whether to ask at once, or after the first interval
 */
public record Poll(Duration interval, Duration timeout, boolean immediate, TimeSource time) {
  public Poll {
    if (interval.isNegative() || interval.isZero()) {
      throw new IllegalArgumentException("the interval of a poll must be longer than no time");
    }
  }

  /** Asks at once and then in these intervals, for as long as it takes. */
  public static Poll every(Duration interval) {
    return new Poll(interval, Durations.MAX, true, TimeSource.system());
  }

  /** The same, for a limited time. */
  public Poll within(Duration limit) {
    return new Poll(interval, limit, immediate, time);
  }

  /** The same, with the first question after the first interval. */
  public Poll afterInterval() {
    return new Poll(interval, timeout, false, time);
  }

  /** The same in some other time. */
  public Poll in(TimeSource other) {
    return new Poll(interval, timeout, immediate, other);
  }

  /**
   * Waits until a condition holds. It is asked once more when the time is up.
   *
   * @throws WaitTimeoutException if the time is up and it does not hold
   */
  public void until(Condition condition) throws IOException, InterruptedException {
    long start = time.nanos();
    long limit = Durations.toNanos(timeout);
    if (immediate && condition.holds()) {
      return;
    }
    while (true) {
      long left = limit - (time.nanos() - start);
      if (left <= 0) {
        throw new WaitTimeoutException();
      }
      time.sleep(Durations.min(interval, Duration.ofNanos(left)));
      if (condition.holds()) {
        return;
      }
    }
  }
}
