package dev.navarch.client.workqueue;

import dev.navarch.client.waiting.Durations;
import java.time.Duration;

final class ItemExponentialRateLimiter<T> implements RateLimiter<T> {
  private final Duration base;
  private final Duration longest;
  private final RequeueCounts<T> counts = new RequeueCounts<>();

  ItemExponentialRateLimiter(Duration base, Duration longest) {
    this.base = base;
    this.longest = longest;
  }

  @Override
  public Duration when(T item) {
    return Durations.min(Durations.times(base, Math.pow(2, counts.next(item))), longest);
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
