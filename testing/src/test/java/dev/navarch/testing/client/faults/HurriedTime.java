package dev.navarch.testing.client.faults;

import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.CountDownLatch;

/** The machine's time, some times as fast, so that pauses are short. Chance has a seed. */
final class HurriedTime implements TimeSource {
  private final TimeSource real = TimeSource.system();
  private final int times;
  private final Random random;

  HurriedTime(int times, long seed) {
    this.times = times;
    random = new Random(seed);
  }

  @Override
  public long nanos() {
    return real.nanos() * times;
  }

  @Override
  public Instant now() {
    return real.now();
  }

  @Override
  public boolean await(CountDownLatch latch, Duration atMost) throws InterruptedException {
    return real.await(latch, atMost.dividedBy(times));
  }

  @Override
  public Alarm schedule(Duration delay, Runnable task) {
    return real.schedule(delay.dividedBy(times), task);
  }

  @Override
  public double random() {
    return random.nextDouble();
  }
}
