package dev.navarch.client.cache;

import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.DoubleSupplier;

/**
 * Time that passes when a test says so, and that who sleeps waits for. Sleepers are known by the
 * names of their threads.
 */
public final class SteppedTime implements TimeSource {
  private static final long PATIENCE_SECONDS = 30;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Map<String, Long> ends = new HashMap<>();
  private long now = 1_000_000_000L;
  private volatile DoubleSupplier random = () -> 0;

  /** Chance is this from now on; it is 0 at first. */
  public SteppedTime withRandom(DoubleSupplier chance) {
    random = chance;
    return this;
  }

  @Override
  public double random() {
    return random.getAsDouble();
  }

  @Override
  public Instant now() {
    return Instant.EPOCH.plusNanos(nanos());
  }

  @Override
  public boolean await(CountDownLatch latch, Duration atMost) {
    throw new AssertionError("a cache waits for a latch, which this time does not know");
  }

  @Override
  public Alarm schedule(Duration delay, Runnable task) {
    throw new AssertionError("a cache sets an alarm, which this time does not know");
  }

  @Override
  public long nanos() {
    lock.lock();
    try {
      return now;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void sleep(Duration duration) throws InterruptedException {
    if (!duration.isPositive()) {
      return;
    }
    String name = Thread.currentThread().getName();
    lock.lockInterruptibly();
    try {
      long end = now + Math.min(Durations.toNanos(duration), Long.MAX_VALUE / 4);
      ends.put(name, end);
      changed.signalAll();
      while (now < end) {
        changed.await();
      }
    } finally {
      ends.remove(name);
      lock.unlock();
    }
  }

  /** Lets time pass; who has slept enough wakes up. */
  public void advance(Duration duration) {
    lock.lock();
    try {
      now += duration.toNanos();
      ends.values().removeIf(end -> end <= now);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Waits for a thread to sleep, and tells for how long it will. */
  Duration awaitSleeping(String threadName) throws InterruptedException {
    long left = TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    lock.lock();
    try {
      Long end = ends.get(threadName);
      while (end == null) {
        if (left <= 0) {
          throw new AssertionError(threadName + " does not sleep");
        }
        left = changed.awaitNanos(left);
        end = ends.get(threadName);
      }
      return Duration.ofNanos(end - now);
    } finally {
      lock.unlock();
    }
  }
}
