package dev.navarch.client.waiting;

import java.io.IOException;
import java.time.Duration;

/**
 * How long to wait between tries, and how many tries there are.
 *
 * @param duration the first wait
 * @param factor what a wait is multiplied by to get the next one; 0 leaves them all alike
 * @param jitter how much a wait becomes longer by chance, as a part of it; 0 for not at all
 * @param steps how many waits grow; one that is asked for beyond is like the last. As a number of
 *     tries, there is one wait less
 * @param cap the longest wait, jitter aside, after which nothing grows and no try follows; zero for
 *     none
 */
public record Backoff(Duration duration, double factor, double jitter, int steps, Duration cap) {
  public Backoff {
    if (duration.isNegative() || cap.isNegative()) {
      throw new IllegalArgumentException("a back-off cannot wait for less than no time");
    }
    if (!(factor >= 0) || !(jitter >= 0)) {
      throw new IllegalArgumentException("factor and jitter of a back-off cannot be negative");
    }
  }

  /** Waits that are not capped. */
  public Backoff(Duration duration, double factor, double jitter, int steps) {
    this(duration, factor, jitter, steps, Duration.ZERO);
  }

  /** The waits from the beginning. */
  public Waits start(TimeSource time) {
    return new Waits(this, time);
  }

  /**
   * Tries until a condition holds.
   *
   * @throws WaitTimeoutException if it does not in any of the tries
   */
  public void until(Condition condition) throws IOException, InterruptedException {
    until(condition, TimeSource.system());
  }

  /** As {@link #until(Condition)}, in some other time. */
  public void until(Condition condition, TimeSource time) throws IOException, InterruptedException {
    Waits waits = start(time);
    while (waits.left() > 0) {
      if (condition.holds()) {
        return;
      }
      if (waits.left() == 1) {
        break;
      }
      time.sleep(waits.next());
    }
    throw new WaitTimeoutException();
  }

  /** One run through the waits. Belongs to one thread. */
  public static final class Waits {
    private final Backoff backoff;
    private final TimeSource time;
    private Duration current;
    private int left;

    private Waits(Backoff backoff, TimeSource time) {
      this.backoff = backoff;
      this.time = time;
      this.current = backoff.duration;
      this.left = Math.max(0, backoff.steps);
    }

    /** How many steps are left; none as soon as the cap is reached. */
    public int left() {
      return left;
    }

    /** How long to wait now. */
    public Duration next() {
      Duration wait = current;
      if (left > 0) {
        left--;
        if (backoff.factor != 0) {
          current = Durations.times(current, backoff.factor);
          if (!backoff.cap.isZero() && current.compareTo(backoff.cap) > 0) {
            current = backoff.cap;
            left = 0;
          }
        }
      }
      return Durations.jitter(wait, backoff.jitter, time.random());
    }
  }
}
