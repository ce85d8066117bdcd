package dev.navarch.client.workqueue;

import java.time.Duration;

/** Says how long an item that comes again has to wait. May be used by any number of threads. */
public interface RateLimiter<T> {
  /** Counts one more time, and tells how long to wait before it. */
  Duration when(T item);

  /** Takes an item as one that never came. */
  void forget(T item);

  /** How often an item came since it was last forgotten. */
  int numRequeues(T item);
}
