package dev.navarch.registry.access;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * A number that grows with each change in some stretches of keys, whoever made it. It grows a
 * moment after the change; a watch that breaks off is begun again, and counts as a change. Nothing
 * is watched before somebody asks for the number.
 *
 * <p>May be used by any thread; the lock guards what is watched.
 */
final class ChangeCounter implements AutoCloseable {
  private final Store store;
  private final AtomicLong count = new AtomicLong(1);
  private final ReentrantLock lock = new ReentrantLock();
  private final Supplier<List<KeySpan>> spans;

  @GuardedBy("lock")
  private final List<Watch> watches = new ArrayList<>();

  @GuardedBy("lock")
  private boolean closed;

  /** Set by who holds the lock, once all is watched. */
  private volatile boolean counts;

  ChangeCounter(Store store, Supplier<List<KeySpan>> spans) {
    this.store = store;
    this.spans = spans;
  }

  long get() {
    if (!counts) {
      begin();
    }
    return count.get();
  }

  private void begin() {
    lock.lock();
    try {
      if (!counts) {
        spans.get().forEach(this::watch);
        counts = true;
      }
    } finally {
      lock.unlock();
    }
  }

  private void watch(KeySpan span) {
    lock.lock();
    try {
      if (!closed) {
        watches.add(store.watch(WatchRequest.of(span), listener(span)));
      }
    } finally {
      lock.unlock();
    }
  }

  private WatchListener listener(KeySpan span) {
    return new WatchListener() {
      @Override
      public void events(List<WatchEvent> events) {
        count.incrementAndGet();
      }

      @Override
      public void failed(StorageException cause) {
        count.incrementAndGet();
        if (!(cause instanceof StorageException.Closed)) {
          watch(span);
          count.incrementAndGet();
        }
      }
    };
  }

  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      watches.forEach(Watch::close);
    } finally {
      lock.unlock();
    }
  }
}
