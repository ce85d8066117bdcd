package dev.navarch.apiextensions.serving;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Threads for what is done besides requests, at once or later. What fails there is logged. */
final class Background implements AutoCloseable {
  private static final long SECONDS_TO_END = 5;

  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("custom-resources-timer").factory());
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("custom-resources-", 0).factory());

  void run(Runnable task) {
    try {
      threads.execute(() -> {
        try {
          task.run();
        } catch (RuntimeException e) {
          log("work on custom resources failed", e);
        }
      });
    } catch (RejectedExecutionException e) {
      // closed: nobody waits for it any more
    }
  }

  void later(Duration delay, Runnable task) {
    try {
      ScheduledFuture<?> unused =
          timer.schedule(() -> run(task), delay.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      // closed: nobody waits for it any more
    }
  }

  static void log(String what, Exception failure) {
    log().log(Level.WARNING, what, failure);
  }

  /** Ends what is under way, and waits a moment for it. */
  @Override
  public void close() {
    timer.shutdownNow();
    threads.shutdownNow();
    try {
      if (!threads.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS)) {
        log().log(Level.WARNING, "work on custom resources does not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Looked up when there is something to say: logging takes long to load. */
  private static Logger log() {
    return System.getLogger("dev.navarch.apiextensions");
  }
}
