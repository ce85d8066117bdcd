package dev.navarch.storage.etcd;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** What is done later, by one thread: short things that do not block. */
final class Timers implements AutoCloseable {
  private static final Logger LOG = System.getLogger(Timers.class.getName());
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final ScheduledExecutorService executor =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("etcd-timer").factory());

  /** Does something after a while, unless this is closed by then. */
  void later(Runnable task, Duration delay) {
    try {
      var unused = executor.schedule(() -> attempt(task), delay.toNanos(), TimeUnit.NANOSECONDS);
    } catch (RejectedExecutionException e) {
      LOG.log(Level.TRACE, "too late: the store is closed");
    }
  }

  /** Does something again and again. */
  void every(Duration period, Runnable task) {
    var unused =
        executor.scheduleWithFixedDelay(
            () -> attempt(task), period.toNanos(), period.toNanos(), TimeUnit.NANOSECONDS);
  }

  private static void attempt(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException e) {
      LOG.log(Level.ERROR, "a timer failed", e);
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
    try {
      executor.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
