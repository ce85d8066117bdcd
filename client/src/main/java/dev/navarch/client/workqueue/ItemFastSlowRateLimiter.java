package dev.navarch.client.workqueue;

import java.time.Duration;

final class ItemFastSlowRateLimiter<T> implements RateLimiter<T> {
  private final Duration fast;
  private final Duration slow;
  private final int fastTimes;
  private final RequeueCounts<T> counts = new RequeueCounts<>();

  ItemFastSlowRateLimiter(Duration fast, Duration slow, int fastTimes) {
    this.fast = fast;
    this.slow = slow;
    this.fastTimes = fastTimes;
  }

  @Override
  public Duration when(T item) {
    return counts.next(item) < fastTimes ? fast : slow;
  }

  @Override
  public void forget(T item) {
    counts.forget(item);
  }

  @Override
  public int numRequeues(T item) {
    return counts.of(item);
  }
}
