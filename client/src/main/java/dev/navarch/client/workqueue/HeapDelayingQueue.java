package dev.navarch.client.workqueue;

import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A queue, and a heap of what is to come into it. While something waits there is one alarm, for the
 * item that is due next; when nothing does there is none.
 *
 * <p>A lock of its own guards the heap and the alarm. It may be held while the queue's lock is
 * taken, never the other way round.
 */
sealed class HeapDelayingQueue<T> implements DelayingQueue<T> permits LimitedQueue {
  /** Longer than anybody waits, and short enough that moments can be compared. */
  private static final long LONGEST_NANOS = Long.MAX_VALUE / 4;

  private final FifoQueue<T> ready;
  private final TimeSource time;
  private final ReentrantLock lock = new ReentrantLock();
  private final DelayHeap<T> heap = new DelayHeap<>();
  private TimeSource.@Nullable Alarm alarm;
  private long alarmAt;
  private boolean closed;

  HeapDelayingQueue(QueueConfig config) {
    this.ready = new FifoQueue<>(config);
    this.time = config.time();
  }

  @Override
  public void addAfter(T item, Duration delay) {
    QueueMetrics metrics = ready.metrics();
    lock.lock();
    try {
      if (closed) {
        return;
      }
      if (metrics != null) {
        metrics.retried();
      }
      if (delay.isNegative() || delay.isZero()) {
        ready.add(item);
        return;
      }
      heap.put(item, time.nanos() + Math.min(Durations.toNanos(delay), LONGEST_NANOS));
      arm();
    } finally {
      lock.unlock();
    }
  }

  /** Sees to it that the alarm is set for the next item. */
  private void arm() {
    if (heap.isEmpty()) {
      return;
    }
    long due = heap.nextDue();
    if (alarm != null) {
      if (alarmAt - due <= 0) {
        return;
      }
      alarm.cancel();
    }
    alarmAt = due;
    alarm = time.schedule(Duration.ofNanos(Math.max(0, due - time.nanos())), () -> moveDue(due));
  }

  private void moveDue(long armedFor) {
    lock.lock();
    try {
      if (alarm == null || alarmAt != armedFor) {
        return;
      }
      alarm = null;
      long now = time.nanos();
      while (!heap.isEmpty() && heap.nextDue() - now <= 0) {
        ready.add(heap.remove());
      }
      arm();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public int waiting() {
    lock.lock();
    try {
      return heap.size();
    } finally {
      lock.unlock();
    }
  }

  /** Forgets what waits. */
  private void close() {
    lock.lock();
    try {
      closed = true;
      heap.clear();
      if (alarm != null) {
        alarm.cancel();
        alarm = null;
      }
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void add(T item) {
    ready.add(item);
  }

  @Override
  public int length() {
    return ready.length();
  }

  @Override
  public @Nullable T get() throws InterruptedException {
    return ready.get();
  }

  @Override
  public void done(T item) {
    ready.done(item);
  }

  @Override
  public void shutDown() {
    close();
    ready.shutDown();
  }

  @Override
  public void shutDownWithDrain() throws InterruptedException {
    close();
    ready.shutDownWithDrain();
  }

  @Override
  public boolean shutDownWithDrain(Duration atMost) throws InterruptedException {
    close();
    return ready.shutDownWithDrain(atMost);
  }

  @Override
  public boolean isShuttingDown() {
    return ready.isShuttingDown();
  }
}
