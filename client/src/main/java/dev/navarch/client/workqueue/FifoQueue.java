package dev.navarch.client.workqueue;

import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A queue whose items each have one entry for as long as they are of interest. The dirty set of the
 * books is every entry that is {@code dirty}, the processing set every entry that is {@code
 * processing}; an entry that is neither is removed. The order holds those that are dirty and not
 * processing.
 *
 * <p>One lock guards everything; nobody waits for anything else while holding it, and no foreign
 * code runs under it but the items' own {@code equals} and {@code hashCode} and the metrics.
 */
final class FifoQueue<T> implements WorkQueue<T>, QueueState {
  private static final class Entry<T> {
    final T item;
    boolean dirty = true;
    boolean processing;

    /** When it was marked as dirty. */
    long addedAt;

    /** When it was taken. */
    long takenAt;

    Entry(T item) {
      this.item = item;
    }
  }

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notEmpty = lock.newCondition();
  private final Condition idle = lock.newCondition();
  private final Map<T, Entry<T>> entries = new HashMap<>();
  private final ArrayDeque<Entry<T>> order = new ArrayDeque<>();
  private final TimeSource time;
  private final @Nullable QueueMetrics metrics;
  private int processing;
  private boolean shuttingDown;
  private boolean draining;

  FifoQueue(QueueConfig config) {
    this.time = config.time();
    this.metrics = config.name().isEmpty() ? null : config.metrics().forQueue(config.name(), this);
  }

  @Nullable QueueMetrics metrics() {
    return metrics;
  }

  @Override
  public void add(T item) {
    lock.lock();
    try {
      if (shuttingDown) {
        return;
      }
      Entry<T> entry = entries.get(item);
      if (entry == null) {
        entry = new Entry<>(item);
        entries.put(item, entry);
        enqueue(entry);
      } else if (!entry.dirty) {
        entry.dirty = true;
      } else {
        return;
      }
      if (metrics != null) {
        entry.addedAt = time.nanos();
        metrics.added();
      }
    } finally {
      lock.unlock();
    }
  }

  private void enqueue(Entry<T> entry) {
    order.add(entry);
    notEmpty.signal();
  }

  @Override
  public int length() {
    lock.lock();
    try {
      return order.size();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public @Nullable T get() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      Entry<T> entry = order.poll();
      while (entry == null) {
        if (shuttingDown) {
          return null;
        }
        notEmpty.await();
        entry = order.poll();
      }
      entry.dirty = false;
      entry.processing = true;
      processing++;
      if (metrics != null) {
        entry.takenAt = time.nanos();
        metrics.taken(entry.takenAt - entry.addedAt);
      }
      return entry.item;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void done(T item) {
    lock.lock();
    try {
      Entry<T> entry = entries.get(item);
      if (entry == null || !entry.processing) {
        return;
      }
      entry.processing = false;
      processing--;
      if (metrics != null) {
        metrics.done(time.nanos() - entry.takenAt);
      }
      if (entry.dirty) {
        enqueue(entry);
      } else {
        entries.remove(item);
        if (entries.isEmpty()) {
          idle.signalAll();
        }
      }
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void shutDown() {
    lock.lock();
    try {
      shuttingDown = true;
      draining = false;
      notEmpty.signalAll();
      idle.signalAll();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void shutDownWithDrain() throws InterruptedException {
    boolean unused = shutDownWithDrain(Durations.MAX);
  }

  @Override
  public boolean shutDownWithDrain(Duration atMost) throws InterruptedException {
    long left = Durations.toNanos(atMost);
    lock.lockInterruptibly();
    try {
      shuttingDown = true;
      draining = true;
      notEmpty.signalAll();
      while (draining && !entries.isEmpty() && left > 0) {
        left = idle.awaitNanos(left);
      }
      return entries.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public boolean isShuttingDown() {
    lock.lock();
    try {
      return shuttingDown;
    } finally {
      lock.unlock();
    }
  }

  // ---- for metrics

  @Override
  public Running running() {
    lock.lock();
    try {
      long total = 0;
      long longest = 0;
      if (processing > 0) {
        long now = time.nanos();
        for (Entry<T> entry : entries.values()) {
          if (entry.processing) {
            long nanos = now - entry.takenAt;
            total += nanos;
            longest = Math.max(longest, nanos);
          }
        }
      }
      return new Running(order.size(), total / 1e9, longest / 1e9);
    } finally {
      lock.unlock();
    }
  }
}
