package dev.navarch.client.workqueue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.waiting.ManualTime;
import dev.navarch.client.waiting.TokenBucket;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class RateLimitingQueueTest {
  private final ManualTime time = new ManualTime();

  @Test
  void theExponentialLimiterDoublesForEachItemOnItsOwn() {
    RateLimiter<String> limiter =
        RateLimiters.itemExponential(Duration.ofMillis(1), Duration.ofSeconds(1));

    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(1));
    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(2));
    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(4));
    assertThat(limiter.numRequeues("one")).isEqualTo(3);
    assertThat(limiter.when("two")).isEqualTo(Duration.ofMillis(1));

    limiter.forget("one");
    assertThat(limiter.numRequeues("one")).isZero();
    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(1));
  }

  @Test
  void theExponentialLimiterStopsAtItsLongestHoweverOftenItIsAsked() {
    RateLimiter<String> limiter =
        RateLimiters.itemExponential(Duration.ofMillis(1), Duration.ofSeconds(1000));
    for (int i = 0; i < 5000; i++) {
      assertThat(limiter.when("one")).isPositive().isLessThanOrEqualTo(Duration.ofSeconds(1000));
    }

    assertThat(limiter.when("one")).isEqualTo(Duration.ofSeconds(1000));
  }

  @Test
  void theFastSlowLimiterIsFastForSomeTimes() {
    RateLimiter<String> limiter =
        RateLimiters.itemFastSlow(Duration.ofMillis(5), Duration.ofSeconds(10), 2);

    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(5));
    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(5));
    assertThat(limiter.when("one")).isEqualTo(Duration.ofSeconds(10));
    assertThat(limiter.when("two")).isEqualTo(Duration.ofMillis(5));
    limiter.forget("one");
    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(5));
  }

  @Test
  void theMaxOfSeveralIsTheLongestAndAllOfThemCount() {
    RateLimiter<String> limiter =
        RateLimiters.maxOf(
            List.of(
                RateLimiters.itemFastSlow(Duration.ofMillis(5), Duration.ofSeconds(3), 2),
                RateLimiters.itemExponential(Duration.ofMillis(1), Duration.ofSeconds(100))));

    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(5));
    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(5));
    assertThat(limiter.when("one")).isEqualTo(Duration.ofSeconds(3));
    assertThat(limiter.numRequeues("one")).isEqualTo(3);
    limiter.forget("one");
    assertThat(limiter.numRequeues("one")).isZero();
  }

  @Test
  void aLongestWaitCutsWhatAnotherSays() {
    RateLimiter<String> limiter =
        RateLimiters.withMaxWait(
            RateLimiters.itemExponential(Duration.ofMillis(5), Duration.ofSeconds(1000)),
            Duration.ofMillis(12));

    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(5));
    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(10));
    assertThat(limiter.when("one")).isEqualTo(Duration.ofMillis(12));
  }

  @Test
  void theDefaultLimitsItemsAndAllTogether() {
    RateLimiter<Integer> limiter = RateLimiters.controllerDefault(time);

    for (int i = 0; i < 100; i++) {
      assertThat(limiter.when(i)).isEqualTo(Duration.ofMillis(5));
    }
    assertThat(limiter.when(100)).isEqualTo(Duration.ofMillis(100));
    assertThat(limiter.when(101)).isEqualTo(Duration.ofMillis(200));
  }

  @Test
  void limitedItemsComeWhenTheLimiterSaysAndMayBeForgotten() {
    RateLimitingQueue<String> queue =
        RateLimitingQueue.create(
            RateLimiters.itemExponential(Duration.ofMillis(1), Duration.ofSeconds(1)),
            QueueConfig.DEFAULT.in(time));

    queue.addRateLimited("one");
    queue.addRateLimited("one");
    queue.addRateLimited("two");
    assertThat(queue.numRequeues("one")).isEqualTo(2);

    time.advance(Duration.ofMillis(1));
    assertThat(queue.length()).isEqualTo(2);
    queue.forget("one");
    assertThat(queue.numRequeues("one")).isZero();
    assertThat(queue.length()).isEqualTo(2);
  }

  @Test
  void aBucketSpreadsItemsEvenly() {
    RateLimitingQueue<Integer> queue =
        RateLimitingQueue.create(
            RateLimiters.bucket(new TokenBucket(1, 1, time)), QueueConfig.DEFAULT.in(time));
    for (int i = 0; i < 5; i++) {
      queue.addRateLimited(i);
    }

    assertThat(queue.length()).isEqualTo(1);
    time.advance(Duration.ofSeconds(2));
    assertThat(queue.length()).isEqualTo(3);
  }
}
