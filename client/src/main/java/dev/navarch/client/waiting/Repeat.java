package dev.navarch.client.waiting;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/**
 * Does something again and again until it is told to stop: {@code
 * Repeat.every(period).until(stopped, task)}.
 *
 * @param waits how long to wait between runs
 * @param sliding whether a wait begins at the end of a run, or at its start
 */
public record Repeat(BackoffManager waits, boolean sliding, TimeSource time) {
  /** Waits a period after each run. */
  public static Repeat every(Duration period) {
    return new Repeat(() -> period, true, TimeSource.system());
  }

  /** Waits as long as somebody says. */
  public static Repeat with(BackoffManager waits) {
    return new Repeat(waits, true, TimeSource.system());
  }

  /**
   * The same, with waits that become longer by chance, by a part of them. Chance is that of the
   * time which is set so far.
   */
  public Repeat jittered(double jitter) {
    return new Repeat(() -> Durations.jitter(waits.next(), jitter, time.random()), sliding, time);
  }

  /** The same, with periods that include the time a run takes. */
  public Repeat fromStart() {
    return new Repeat(waits, false, time);
  }

  /** The same in some other time. */
  public Repeat in(TimeSource other) {
    return new Repeat(waits, sliding, other);
  }

  /**
   * Runs a task, at once first, until a latch opens or the thread is interrupted. A run is never
   * cut short by the latch. What the task throws ends the repetition.
   */
  public void until(CountDownLatch stopped, Runnable task) throws InterruptedException {
    while (stopped.getCount() > 0) {
      long start = time.nanos();
      Duration wait = sliding ? Duration.ZERO : waits.next();
      task.run();
      if (sliding) {
        wait = waits.next();
      } else {
        wait = wait.minusNanos(time.nanos() - start);
      }
      if (time.await(stopped, wait)) {
        return;
      }
    }
  }
}
