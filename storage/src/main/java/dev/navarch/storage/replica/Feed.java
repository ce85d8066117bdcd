package dev.navarch.storage.replica;

import dev.navarch.storage.KeySpan;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.mvcc.Follower;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Tells a follower what happens in the store that it follows, by one watch of everything.
 *
 * <p>A virtual thread waits for the end of the watch. One that was cut off is set up again from
 * where the follower is; if that is no longer kept, everything is read anew. News are taken in by
 * the thread of the watch.
 */
final class Feed implements AutoCloseable {
  private static final Logger LOG = System.getLogger(Feed.class.getName());

  /** Taking in news is quick: as many as this wait only if the process hardly runs. */
  private static final int QUEUE_LIMIT = 1 << 18;

  private static final Duration RETRY = Duration.ofMillis(200);
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Store origin;
  private final Follower follower;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread =
      Thread.ofVirtual().name("navarch-replica-feed").unstarted(this::run);
  private volatile @Nullable Connection connection;

  private Feed(Store origin, Follower follower) {
    this.origin = origin;
    this.follower = follower;
  }

  static Feed start(Store origin, Follower follower) {
    Feed feed = new Feed(origin, follower);
    feed.thread.start();
    return feed;
  }

  /** Has the store say how far it has come, where that does not show by itself. */
  void nudge() {
    Connection current = connection;
    if (current != null) {
      current.watch.requestProgress();
    }
  }

  /** Reads everything anew, because what the follower knows is not what the store holds. */
  void beginAnew() {
    Connection current = connection;
    if (current != null) {
      current.news.giveUp();
    }
  }

  /** Ends, and waits a while for the thread; the store is closed already, or soon. */
  @Override
  public void close() {
    closed.countDown();
    Connection current = connection;
    if (current != null) {
      current.news.end.complete(new StorageException.Closed());
    }
    if (!thread.equals(Thread.currentThread())) {
      try {
        thread.join(PATIENCE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void run() {
    try {
      while (closed.getCount() > 0) {
        StorageException end = follow();
        if (end instanceof StorageException.Closed) {
          return;
        }
        if (end instanceof StorageException.Compacted) {
          LOG.log(Level.INFO, "reading everything again: {0}", end.getMessage());
          reload();
        } else {
          LOG.log(Level.WARNING, "watching everything again: {0}", end.getMessage());
          boolean unused = pause();
        }
      }
    } catch (StorageException.Closed e) {
      LOG.log(Level.TRACE, "the store is closed");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Brings news until the watch is over, and tells why it is. */
  private StorageException follow() throws InterruptedException {
    News news = new News(follower);
    WatchRequest request =
        WatchRequest.of(KeySpan.ALL)
            .from(follower.revision() + 1)
            .withProgress()
            .queueLimit(QUEUE_LIMIT);
    try (Watch watch = origin.watch(request, news)) {
      connection = new Connection(watch, news);
      return closed.getCount() == 0 ? new StorageException.Closed() : news.end.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } finally {
      connection = null;
    }
  }

  private void reload() throws InterruptedException {
    do {
      try {
        RangeResult everything = origin.range(RangeRequest.of(KeySpan.ALL));
        follower.reload(everything.revision(), everything.items());
        return;
      } catch (StorageException e) {
        if (e instanceof StorageException.Closed) {
          throw e;
        }
        LOG.log(Level.WARNING, "everything must be read again, but: {0}", e.getMessage());
      }
    } while (pause());
  }

  /** Waits a little; false when this is closed. */
  private boolean pause() throws InterruptedException {
    return !closed.await(RETRY.toNanos(), TimeUnit.NANOSECONDS);
  }

  private record Connection(Watch watch, News news) {}

  /** Hears what one watch tells. */
  private static final class News implements WatchListener {
    private final Follower follower;
    private final CompletableFuture<StorageException> end = new CompletableFuture<>();

    News(Follower follower) {
      this.follower = follower;
    }

    @Override
    public void events(List<WatchEvent> events) {
      take(() -> follower.apply(events));
    }

    @Override
    public void progress(long revision) {
      take(() -> follower.advance(revision));
    }

    @Override
    public void failed(StorageException cause) {
      end.complete(cause);
    }

    /** After news that could not be taken in, no more may be. */
    private void take(Runnable news) {
      if (end.isDone()) {
        return;
      }
      try {
        news.run();
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, "what happened could not be followed: " + e.getMessage());
        giveUp();
      }
    }

    void giveUp() {
      long next = follower.revision() + 1;
      end.complete(new StorageException.Compacted(next, next));
    }
  }
}
