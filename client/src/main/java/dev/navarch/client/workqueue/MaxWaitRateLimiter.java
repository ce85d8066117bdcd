package dev.navarch.client.workqueue;

import dev.navarch.client.waiting.Durations;
import java.time.Duration;

final class MaxWaitRateLimiter<T> implements RateLimiter<T> {
  private final RateLimiter<? super T> limiter;
  private final Duration longest;

  MaxWaitRateLimiter(RateLimiter<? super T> limiter, Duration longest) {
    this.limiter = limiter;
    this.longest = longest;
  }

  @Override
  public Duration when(T item) {
    return Durations.min(limiter.when(item), longest);
  }

  @Override
  public void forget(T item) {
    limiter.forget(item);
  }

  @Override
  public int numRequeues(T item) {
    return limiter.numRequeues(item);
  }
}
