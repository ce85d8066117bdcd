package dev.navarch.client.workqueue;

import dev.navarch.client.waiting.Durations;
import java.time.Duration;
import java.util.List;

final class MaxOfRateLimiter<T> implements RateLimiter<T> {
  private final List<RateLimiter<? super T>> limiters;

  MaxOfRateLimiter(List<? extends RateLimiter<? super T>> limiters) {
    this.limiters = List.copyOf(limiters);
  }

  @Override
  public Duration when(T item) {
    Duration longest = Duration.ZERO;
    for (RateLimiter<? super T> limiter : limiters) {
      longest = Durations.max(longest, limiter.when(item));
    }
    return longest;
  }

  @Override
  public void forget(T item) {
    limiters.forEach(limiter -> limiter.forget(item));
  }

  @Override
  public int numRequeues(T item) {
    return limiters.stream().mapToInt(limiter -> limiter.numRequeues(item)).max().orElse(0);
  }
}
