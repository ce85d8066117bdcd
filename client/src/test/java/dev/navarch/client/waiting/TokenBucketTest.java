package dev.navarch.client.waiting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class TokenBucketTest {
  private final ManualTime time = new ManualTime();
  private final TokenBucket bucket = new TokenBucket(2, 3, time);

  @Test
  void givesABurstAndThenTokensAtItsRate() {
    assertThat(bucket.tryTake()).isTrue();
    assertThat(bucket.tryTake()).isTrue();
    assertThat(bucket.tryTake()).isTrue();
    assertThat(bucket.tryTake()).isFalse();

    time.advance(Duration.ofMillis(499));
    assertThat(bucket.tryTake()).isFalse();
    time.advance(Duration.ofMillis(1));
    assertThat(bucket.tryTake()).isTrue();
    assertThat(bucket.tryTake()).isFalse();
  }

  @Test
  void holdsNoMoreThanABurst() {
    time.advance(Duration.ofHours(1));

    for (int i = 0; i < 3; i++) {
      assertThat(bucket.tryTake()).isTrue();
    }
    assertThat(bucket.tryTake()).isFalse();
  }

  @Test
  void reservationsQueueUp() {
    for (int i = 0; i < 3; i++) {
      assertThat(bucket.reserve()).isZero();
    }

    assertThat(bucket.reserve()).isEqualTo(Duration.ofMillis(500));
    assertThat(bucket.reserve()).isEqualTo(Duration.ofSeconds(1));
    time.advance(Duration.ofMillis(500));
    assertThat(bucket.reserve()).isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void takeWaitsForTheToken() throws Exception {
    for (int i = 0; i < 5; i++) {
      bucket.take();
    }

    assertThat(time.elapsed()).isEqualTo(Duration.ofSeconds(1));
  }

  @Test
  void reservationThatTakesTooLongTakesNoToken() {
    for (int i = 0; i < 3; i++) {
      bucket.reserve();
    }

    assertThat(bucket.reserveWithin(Duration.ofMillis(499))).isEmpty();
    assertThat(bucket.reserveWithin(Duration.ofMillis(500))).hasValue(Duration.ofMillis(500));
    assertThat(bucket.reserveWithin(Duration.ofMillis(999))).isEmpty();
  }

  @Test
  void interruptGivesATokenBack() {
    for (int i = 0; i < 3; i++) {
      bucket.reserve();
    }

    Thread.currentThread().interrupt();
    assertThatExceptionOfType(InterruptedException.class).isThrownBy(bucket::take);

    assertThat(bucket.reserve()).isEqualTo(Duration.ofMillis(500));
  }
}
