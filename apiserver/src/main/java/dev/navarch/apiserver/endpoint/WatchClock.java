package dev.navarch.apiserver.endpoint;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Knows all watches of a server, and ends each when its time is up, or all when the server's is.
 * One thread waits for all of them. A {@linkplain #part part} knows some of them, and can be ended
 * by itself.
 *
 * <p>May be used by many threads. A watch that comes to a part while that part is ended is ended
 * too, whoever is first: the watch is entered before it looks, and the end is told before anybody
 * is looked for.
 */
public final class WatchClock implements AutoCloseable {
  /** How long a watch may take to hear the last of what it has to tell. */
  private static final Duration LAST_WORDS = Duration.ofSeconds(5);

  private static final long OPEN = -1;

  private final @Nullable WatchClock whole;
  private final ScheduledExecutorService timer;
  private final Set<WatchStream> open = ConcurrentHashMap.newKeySet();

  /** The last revision that is told here. */
  private volatile long last = OPEN;

  public WatchClock() {
    whole = null;
    timer =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("watch-clock").factory());
  }

  private WatchClock(WatchClock whole) {
    this.whole = whole;
    this.timer = whole.timer;
  }

  /** For watches that have something in common that may end before the server does. */
  public WatchClock part() {
    return new WatchClock(this);
  }

  void after(Duration time, Runnable action, WatchStream stream) {
    enter(stream);
    stream.onClose(() -> leave(stream));
    try {
      ScheduledFuture<?> future = timer.schedule(action, time.toMillis(), TimeUnit.MILLISECONDS);
      stream.onClose(() -> future.cancel(false));
    } catch (RejectedExecutionException e) {
      // closed while the watch was set up: it ends with all others
      stream.timeIsUp();
      return;
    }
    long end = last;
    if (end != OPEN) {
      end(stream, end);
    }
  }

  private void enter(WatchStream stream) {
    open.add(stream);
    if (whole != null) {
      whole.enter(stream);
    }
  }

  private void leave(WatchStream stream) {
    open.remove(stream);
    if (whole != null) {
      whole.leave(stream);
    }
  }

  /** How many watches there are. */
  public int watches() {
    return open.size();
  }

  /**
   * Ends all watches, and those that are still to come, properly: clients hear of everything up to
   * a revision and of nothing after it, see the end of the answer, and ask again.
   */
  public void endAfter(long revision) {
    last = revision;
    open.forEach(stream -> end(stream, revision));
  }

  private void end(WatchStream stream, long revision) {
    stream.endAfter(revision);
    try {
      ScheduledFuture<?> latest =
          timer.schedule(stream::timeIsUp, LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS);
      stream.onClose(() -> latest.cancel(false));
    } catch (RejectedExecutionException e) {
      // closed: the watch has been ended with all others
    }
  }

  /** Ends all watches properly: clients see the end of an answer, and ask again elsewhere. */
  @Override
  public void close() {
    if (whole == null) {
      timer.shutdownNow();
    }
    open.forEach(WatchStream::timeIsUp);
  }
}
