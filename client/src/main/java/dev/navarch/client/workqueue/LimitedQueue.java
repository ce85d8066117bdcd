package dev.navarch.client.workqueue;

final class LimitedQueue<T> extends HeapDelayingQueue<T> implements RateLimitingQueue<T> {
  private final RateLimiter<? super T> limiter;

  LimitedQueue(RateLimiter<? super T> limiter, QueueConfig config) {
    super(config);
    this.limiter = limiter;
  }

  @Override
  public void addRateLimited(T item) {
    addAfter(item, limiter.when(item));
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
