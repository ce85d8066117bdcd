package dev.navarch.client.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class TokenBucketProperties {
  @Property(tries = 200)
  void neverLetsMoreThroughThanItsRate(
      @ForAll @IntRange(min = 1, max = 100) int qps,
      @ForAll @IntRange(min = 1, max = 20) int burst,
      @ForAll @Size(min = 1, max = 50) List<@IntRange(min = 0, max = 300) Integer> pauses)
      throws Exception {
    ManualTime time = new ManualTime();
    TokenBucket bucket = new TokenBucket(qps, burst, time);

    int accepted = 0;
    for (int pause : pauses) {
      time.advance(Duration.ofMillis(pause));
      bucket.take();
      accepted++;
      assertThat((double) accepted).isLessThanOrEqualTo(burst + qps * time.nanos() / 1e9 + 1e-3);
    }
  }

  @Property(tries = 100)
  void burstIsLetThroughAtOnceAndNoMore(@ForAll @IntRange(min = 1, max = 50) int burst) {
    TokenBucket bucket = new TokenBucket(1, burst, new ManualTime());

    for (int i = 0; i < burst; i++) {
      assertThat(bucket.tryTake()).isTrue();
    }
    assertThat(bucket.tryTake()).isFalse();
  }
}
