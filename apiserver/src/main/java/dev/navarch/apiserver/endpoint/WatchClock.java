package dev.navarch.apiserver.endpoint;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Knows all watches of a server, and ends each when its time is up, or all when the server's is.
 * One thread waits for all of them.
 */
public final class WatchClock implements AutoCloseable {
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("watch-clock").factory());
  private final Set<WatchStream> open = ConcurrentHashMap.newKeySet();

  void after(Duration time, Runnable action, WatchStream stream) {
    open.add(stream);
    ScheduledFuture<?> future = timer.schedule(action, time.toMillis(), TimeUnit.MILLISECONDS);
    stream.onClose(() -> {
      future.cancel(false);
      open.remove(stream);
    });
  }

  /** How many watches there are. */
  public int watches() {
    return open.size();
  }

  /** Ends all watches properly: clients see the end of an answer, and ask again elsewhere. */
  @Override
  public void close() {
    timer.shutdownNow();
    open.forEach(WatchStream::timeIsUp);
  }
}
