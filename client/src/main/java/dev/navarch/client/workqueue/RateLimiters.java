package dev.navarch.client.workqueue;

import dev.navarch.client.waiting.TimeSource;
import dev.navarch.client.waiting.TokenBucket;
import java.time.Duration;
import java.util.List;

/** The limiters there are. */
public final class RateLimiters {
  private RateLimiters() {}

  /**
   * What controllers use: each item on its own waits from five milliseconds to a thousand seconds,
   * and all together come at most ten a second after the first hundred.
   */
  public static <T> RateLimiter<T> controllerDefault() {
    return controllerDefault(TimeSource.system());
  }

  static <T> RateLimiter<T> controllerDefault(TimeSource time) {
    return maxOf(
        List.of(
            itemExponential(Duration.ofMillis(5), Duration.ofSeconds(1000)),
            bucket(new TokenBucket(10, 100, time))));
  }

  /** Each time an item comes it waits twice as long as before, up to a longest wait. */
  public static <T> RateLimiter<T> itemExponential(Duration base, Duration longest) {
    return new ItemExponentialRateLimiter<>(base, longest);
  }

  /** The first times that an item comes it waits the one time, then the other. */
  public static <T> RateLimiter<T> itemFastSlow(Duration fast, Duration slow, int fastTimes) {
    return new ItemFastSlowRateLimiter<>(fast, slow, fastTimes);
  }

  /** All items share a bucket of tokens, and one takes a token each time it comes. */
  public static <T> RateLimiter<T> bucket(TokenBucket bucket) {
    return new BucketRateLimiter<>(bucket);
  }

  /** The longest wait that any of several says; each of them counts. */
  public static <T> RateLimiter<T> maxOf(List<? extends RateLimiter<? super T>> limiters) {
    return new MaxOfRateLimiter<>(limiters);
  }

  /** What another says, and no longer than some time. */
  public static <T> RateLimiter<T> withMaxWait(RateLimiter<? super T> limiter, Duration longest) {
    return new MaxWaitRateLimiter<>(limiter, longest);
  }
}
