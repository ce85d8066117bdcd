package dev.navarch.benchmarks.storage;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Many watches of all pods. They are told how many events to expect before these happen, and then
 * waited for; one thread does both.
 */
final class Audience implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 120;

  private final List<Watch> watches = new ArrayList<>();
  private final int size;
  private volatile Expectation expectation = new Expectation(0, 0);
  private volatile @Nullable StorageException failure;

  /**
   * Opens the watches.
   *
   * @param mostEvents how many may be expected at once
   */
  Audience(Store store, int size, int mostEvents) {
    this.size = size;
    WatchRequest request = WatchRequest.of(Pods.ALL).queueLimit(mostEvents);
    for (int i = 0; i < size; i++) {
      watches.add(store.watch(request, new Watcher()));
    }
  }

  /** So many events that every watcher hears of, and the moment at which the last one has. */
  private static final class Expectation {
    private final int events;
    private final CountDownLatch missing;
    private final AtomicLong last = new AtomicLong(Long.MIN_VALUE);

    Expectation(int events, int watchers) {
      this.events = events;
      this.missing = new CountDownLatch(watchers);
    }
  }

  /** To be called before the first of the events, when all earlier ones have arrived. */
  void expect(int events) {
    expectation = new Expectation(events, size);
  }

  /**
   * Waits until every watcher has heard of everything, and returns the {@link System#nanoTime} at
   * which the last one had.
   *
   * @throws IllegalStateException when a watch fails or hears nothing for too long
   */
  long await() throws InterruptedException {
    boolean complete = expectation.missing.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (failure != null) {
      throw new IllegalStateException("a watch failed", failure);
    }
    if (!complete) {
      throw new IllegalStateException(
          expectation.missing.getCount() + " watchers have not heard of everything");
    }
    return expectation.last.get();
  }

  @Override
  public void close() {
    watches.forEach(Watch::close);
  }

  /** Counts; all its calls come from one thread. */
  private final class Watcher implements WatchListener {
    private int heard;

    @Override
    public void events(List<WatchEvent> events) {
      heard += events.size();
      Expectation now = expectation;
      if (heard >= now.events) {
        heard -= now.events;
        now.last.accumulateAndGet(System.nanoTime(), Math::max);
        now.missing.countDown();
      }
    }

    @Override
    public void failed(StorageException cause) {
      failure = cause;
      while (expectation.missing.getCount() > 0) {
        expectation.missing.countDown();
      }
    }
  }
}
