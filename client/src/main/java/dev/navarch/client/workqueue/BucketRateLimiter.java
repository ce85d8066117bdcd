package dev.navarch.client.workqueue;

import dev.navarch.client.waiting.TokenBucket;
import java.time.Duration;

/** Knows no single items: there is nothing to forget. */
final class BucketRateLimiter<T> implements RateLimiter<T> {
  private final TokenBucket bucket;

  BucketRateLimiter(TokenBucket bucket) {
    this.bucket = bucket;
  }

  @Override
  public Duration when(T item) {
    return bucket.reserve();
  }

  @Override
  public void forget(T item) {}

  @Override
  public int numRequeues(T item) {
    return 0;
  }
}
