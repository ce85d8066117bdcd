package dev.navarch.client.workqueue;

/** A queue that spreads repeated tries of an item, as a {@link RateLimiter} says. */
public interface RateLimitingQueue<T> extends DelayingQueue<T> {
  /** A queue with the limits that controllers have. */
  static <T> RateLimitingQueue<T> create(QueueConfig config) {
    return create(RateLimiters.controllerDefault(config.time()), config);
  }

  static <T> RateLimitingQueue<T> create(RateLimiter<? super T> limiter, QueueConfig config) {
    return new LimitedQueue<>(limiter, config);
  }

  /** Adds an item when the limiter says that it is time. */
  void addRateLimited(T item);

  /**
   * Tells the limiter that an item is done with, for good or for worse. It does not take it out of
   * the queue, and {@link #done} is due as ever.
   */
  void forget(T item);

  /** How often an item came back since it was last forgotten. */
  int numRequeues(T item);
}
