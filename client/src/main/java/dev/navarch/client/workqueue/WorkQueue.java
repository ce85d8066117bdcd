package dev.navarch.client.workqueue;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Work to be done, in the order in which it came.
 *
 * <ul>
 *   <li>Items are told apart by {@code equals}. An item that is added several times before it is
 *       taken is handed out once.
 *   <li>An item that somebody works on is not handed out to somebody else. When it is added
 *       meanwhile, it comes back into the queue at {@link #done}: no change is missed.
 *   <li>Whoever took an item says {@link #done} when finished with it, whatever came out.
 * </ul>
 *
 * <p>It is not bounded: it holds at most one entry for each item there is.
 */
public interface WorkQueue<T> {
  /** A queue of its own, with no metrics. */
  static <T> WorkQueue<T> create() {
    return create(QueueConfig.DEFAULT);
  }

  static <T> WorkQueue<T> create(QueueConfig config) {
    return new FifoQueue<>(config);
  }

  /** Marks an item as one to work on. Does nothing once the queue is shut down. */
  void add(T item);

  /** How many items wait to be taken. */
  int length();

  /**
   * Takes the next item, and waits until there is one.
   *
   * @return null when the queue is shut down and empty: the worker ends
   */
  @Nullable T get() throws InterruptedException;

  /** Says that an item is no longer worked on. One that nobody took is ignored. */
  void done(T item);

  /**
   * Takes nothing in any more. What is in it is still handed out, then workers are told that it is
   * over.
   */
  void shutDown();

  /**
   * Shuts down and waits until nothing is in work any more. Items that were added again while in
   * work are handed out once more. Somebody must go on taking and finishing, and {@link #shutDown}
   * from elsewhere ends the waiting.
   */
  void shutDownWithDrain() throws InterruptedException;

  /** As {@link #shutDownWithDrain()}, for a limited time. */
  boolean shutDownWithDrain(Duration atMost) throws InterruptedException;

  /** Whether the queue takes nothing in any more. */
  boolean isShuttingDown();
}
