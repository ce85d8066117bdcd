package dev.navarch.client.waiting;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** The machine's time. Each alarm is a virtual thread that sleeps: it costs some hundred bytes. */
final class SystemTime implements TimeSource {
  static final SystemTime INSTANCE = new SystemTime();

  private SystemTime() {}

  @Override
  public long nanos() {
    return System.nanoTime();
  }

  @Override
  public Instant now() {
    return Instant.now();
  }

  @Override
  public boolean await(CountDownLatch latch, Duration atMost) throws InterruptedException {
    return latch.await(Durations.toNanos(atMost), TimeUnit.NANOSECONDS);
  }

  @Override
  public Alarm schedule(Duration delay, Runnable task) {
    CountDownLatch cancelled = new CountDownLatch(1);
    Thread.ofVirtual()
        .name("navarch-alarm")
        .start(() -> {
          try {
            if (!await(cancelled, delay)) {
              task.run();
            }
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    return cancelled::countDown;
  }

  @Override
  public double random() {
    return ThreadLocalRandom.current().nextDouble();
  }
}
