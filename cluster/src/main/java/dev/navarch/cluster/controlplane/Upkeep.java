package dev.navarch.cluster.controlplane;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.registry.loop.Loop;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * What a server looks after by itself while it answers requests: work that is done every minute,
 * and loops that run all the time. None of it is needed for the first answers, and whoever waited
 * for the server goes first: it begins a moment after everything else.
 *
 * <p>One thread does what is done every minute and starts the loops, one after the other. What
 * fails is told and tried again the next time. The lock guards who runs.
 */
final class Upkeep implements AutoCloseable {
  private static final Duration HEAD_START = Duration.ofMillis(300);

  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("upkeep").factory());

  @GuardedBy("this")
  private final List<Loop> running = new ArrayList<>();

  @GuardedBy("this")
  private boolean closed;

  /** Does something a moment from now, and every minute. */
  void everyMinute(String name, Runnable work) {
    var unused =
        thread.scheduleWithFixedDelay(
            () -> attempt(name, work), HEAD_START.toMillis(), 60_000, TimeUnit.MILLISECONDS);
  }

  /** Makes and starts a loop a moment from now. */
  void loop(Supplier<? extends Loop> maker) {
    var unused =
        thread.schedule(() -> tryToStart(maker), HEAD_START.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void attempt(String name, Runnable work) {
    try {
      work.run();
    } catch (RuntimeException e) {
      if (!thread.isShutdown()) { // else the store may have been closed under it
        log().log(Level.WARNING, name + " failed and will be tried again", e);
      }
    }
  }

  /** Nobody looks at what the thread throws. */
  private void tryToStart(Supplier<? extends Loop> maker) {
    try {
      start(maker);
    } catch (RuntimeException e) {
      if (!thread.isShutdown()) {
        log().log(Level.ERROR, "a loop of the server cannot start", e);
      }
    }
  }

  private synchronized void start(Supplier<? extends Loop> maker) {
    if (!closed) {
      Loop loop = maker.get();
      running.add(loop);
      loop.start();
    }
  }

  /** Ends the loops, and begins nothing any more. */
  @Override
  public void close() {
    thread.shutdownNow();
    synchronized (this) {
      closed = true;
      running.forEach(Loop::close);
      running.clear();
    }
  }

  /** Looked up when there is something to say: logging takes long to load. */
  private static Logger log() {
    return System.getLogger("dev.navarch.cluster");
  }
}
