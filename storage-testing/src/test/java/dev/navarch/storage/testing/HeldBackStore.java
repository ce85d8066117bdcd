package dev.navarch.storage.testing;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Leases;
import dev.navarch.storage.Limits;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.StoreHealth;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.memory.MemoryStore;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A store whose watches can be held back, and which can be swapped for another one. Counts reads.
 */
final class HeldBackStore implements Store {
  private final AtomicInteger reads = new AtomicInteger();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition released = lock.newCondition();
  private boolean held;
  private volatile MemoryStore store;

  HeldBackStore(MemoryStore store) {
    this.store = store;
  }

  MemoryStore store() {
    return store;
  }

  void swap(MemoryStore other) {
    store = other;
  }

  /** How often a key was read, or more than a number. */
  int reads() {
    return reads.get();
  }

  void hold(boolean hold) {
    lock.lock();
    try {
      held = hold;
      released.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void pass() {
    lock.lock();
    try {
      while (held) {
        released.awaitUninterruptibly();
      }
    } finally {
      lock.unlock();
    }
  }

  @Override
  public Optional<KeyValue> get(ByteString key) {
    reads.incrementAndGet();
    return store().get(key);
  }

  @Override
  public RangeResult range(RangeRequest request) {
    if (!request.countOnly()) {
      reads.incrementAndGet();
    }
    return store().range(request);
  }

  @Override
  public TxnResult commit(Txn txn) {
    return store().commit(txn);
  }

  @Override
  public Watch watch(WatchRequest request, WatchListener listener) {
    return store()
        .watch(
            request,
            new WatchListener() {
              @Override
              public void events(List<WatchEvent> events) {
                pass();
                listener.events(events);
              }

              @Override
              public void progress(long revision) {
                pass();
                listener.progress(revision);
              }

              @Override
              public void failed(StorageException cause) {
                listener.failed(cause);
              }
            });
  }

  @Override
  public long revision() {
    return store().revision();
  }

  @Override
  public void compact(long revision) {
    store().compact(revision);
  }

  @Override
  public Leases leases() {
    return store().leases();
  }

  @Override
  public Limits limits() {
    return store().limits();
  }

  @Override
  public StoreHealth health() {
    return store().health();
  }

  @Override
  public void close() {
    store().close();
  }
}
