package dev.navarch.client.leaderelection;

import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/**
 * The right to lead, from one acquisition to its end. It runs out by itself when it is not renewed,
 * also when the process stood still meanwhile. Any thread may ask.
 */
public final class Leadership {
  private final TimeSource time;
  private final CountDownLatch ended = new CountDownLatch(1);

  /** Written by the elector's thread alone. */
  private volatile long deadline;

  Leadership(TimeSource time, long deadline) {
    this.time = time;
    this.deadline = deadline;
  }

  /** Whether this process may still act as the leader. */
  public boolean isHeld() {
    return ended.getCount() > 0 && deadline - time.nanos() > 0;
  }

  /** Waits until it is over. */
  public void awaitEnd() throws InterruptedException {
    boolean over = false;
    while (!over) {
      over = time.await(ended, Durations.MAX);
    }
  }

  /** How long it lasts if it is not renewed; zero when it is over. */
  Duration remaining() {
    return Duration.ofNanos(Math.max(0, deadline - time.nanos()));
  }

  void extendTo(long newDeadline) {
    deadline = newDeadline;
  }

  void end() {
    ended.countDown();
  }
}
