package dev.navarch.client.workqueue;

/**
 * Hears what happens in one queue. Called while the queue's lock is held: it returns at once, and
 * does not touch the queue.
 */
public interface QueueMetrics {
  /** An item was marked as one to work on. */
  void added();

  /** An item was taken, so long after it was added. */
  void taken(long waitedNanos);

  /** An item is done with, so long after it was taken. */
  void done(long workedNanos);

  /** An item was added for later. */
  void retried();
}
