package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.waiting.BackoffManager;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReflectorPausesTest {
  private final SteppedTime time = new SteppedTime();

  @Test
  void pausesDoubleUpToHalfAMinute() {
    BackoffManager pauses = Reflector.pauses(time);

    List<Long> millis = Stream.generate(() -> pauses.next().toMillis()).limit(8).toList();

    assertThat(millis).containsExactly(800L, 1600L, 3200L, 6400L, 12800L, 25600L, 30000L, 30000L);
  }

  @Test
  void chanceMakesAPauseLongerButNotTwiceAsLong() {
    BackoffManager pauses = Reflector.pauses(time.withRandom(new Random(4)::nextDouble));
    Duration first = pauses.next();

    assertThat(first).isBetween(Duration.ofMillis(801), Duration.ofMillis(1599));
  }

  @Test
  void twoMinutesWithoutFailureBeginAnew() {
    BackoffManager pauses = Reflector.pauses(time);
    pauses.next();
    pauses.next();

    time.advance(Duration.ofMinutes(2));
    assertThat(pauses.next()).isEqualTo(Duration.ofMillis(3200));
    time.advance(Duration.ofMinutes(2).plusNanos(1));
    assertThat(pauses.next()).isEqualTo(Duration.ofMillis(800));
  }
}
