package dev.navarch.controllers.garbagecollector;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class RoundTimesTest {
  @Test
  void roundsThatFailAreMadeLaterEachTime() {
    assertThat(RoundTimes.pauseAfter(1)).isEqualTo(Duration.ofMillis(25));
    assertThat(RoundTimes.pauseAfter(2)).isEqualTo(Duration.ofMillis(50));
    assertThat(RoundTimes.pauseAfter(5)).isEqualTo(Duration.ofMillis(400));
    assertThat(RoundTimes.pauseAfter(20)).isEqualTo(Duration.ofSeconds(30));
    assertThat(RoundTimes.pauseAfter(Integer.MAX_VALUE)).isEqualTo(Duration.ofSeconds(30));
  }

  /** Long before there would have been one without a failure. */
  @Test
  @Timeout(20)
  void aFailedRoundIsFollowedByAnother() throws InterruptedException {
    try (RoundTimes rounds = new RoundTimes()) {
      rounds.failed();

      assertThat(rounds.next()).isTrue();
    }
  }
}
