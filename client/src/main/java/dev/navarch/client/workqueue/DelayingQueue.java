package dev.navarch.client.workqueue;

import java.time.Duration;

/** A queue into which items can be put for later. */
public interface DelayingQueue<T> extends WorkQueue<T> {
  static <T> DelayingQueue<T> create() {
    return create(QueueConfig.DEFAULT);
  }

  static <T> DelayingQueue<T> create(QueueConfig config) {
    return new HeapDelayingQueue<>(config);
  }

  /**
   * Adds an item when some time has passed; at once when that is none. Of several times for one
   * item the earliest counts. What still waits when the queue is shut down is forgotten.
   */
  void addAfter(T item, Duration delay);

  /** How many items wait for their time. */
  int waiting();
}
