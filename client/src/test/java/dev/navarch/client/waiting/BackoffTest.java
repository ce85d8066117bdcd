package dev.navarch.client.waiting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class BackoffTest {
  private final ManualTime time = new ManualTime();

  private List<Long> millis(Backoff backoff, int count) {
    Backoff.Waits waits = backoff.start(time);
    List<Long> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(waits.next().toMillis());
    }
    return all;
  }

  @Test
  void waitsGrowByTheFactorAndStayWhenStepsAreUsedUp() {
    Backoff backoff = new Backoff(Duration.ofMillis(10), 3, 0, 3);

    assertThat(millis(backoff, 6)).containsExactly(10L, 30L, 90L, 270L, 270L, 270L);
  }

  @Test
  void withoutFactorWaitsAreAlike() {
    assertThat(millis(new Backoff(Duration.ofMillis(10), 0, 0, 2), 3))
        .containsExactly(10L, 10L, 10L);
  }

  @Test
  void theCapEndsTheGrowthAndTheSteps() {
    Backoff.Waits waits =
        new Backoff(Duration.ofMillis(10), 10, 0, 9, Duration.ofMillis(500)).start(time);

    assertThat(waits.next()).isEqualTo(Duration.ofMillis(10));
    assertThat(waits.next()).isEqualTo(Duration.ofMillis(100));
    assertThat(waits.left()).isZero();
    assertThat(waits.next()).isEqualTo(Duration.ofMillis(500));
    assertThat(waits.next()).isEqualTo(Duration.ofMillis(500));
  }

  @Test
  void jitterMakesAWaitLongerByAPart() {
    time.setRandom(0.5);

    assertThat(millis(new Backoff(Duration.ofMillis(100), 1, 0.2, 5), 1)).containsExactly(110L);
  }

  @Test
  void growthWithoutEndStopsAtTheLongestDuration() {
    Backoff.Waits waits = new Backoff(Duration.ofDays(1), 1e9, 1, 100).start(time);
    for (int i = 0; i < 50; i++) {
      assertThat(waits.next()).isPositive().isLessThanOrEqualTo(Durations.MAX);
    }
  }

  @Test
  void untilTriesAsOftenAsThereAreStepsAndSleepsBetween() {
    AtomicInteger tries = new AtomicInteger();
    Backoff backoff = new Backoff(Duration.ofMillis(10), 2, 0, 4);

    assertThatThrownBy(() -> backoff.until(() -> tries.incrementAndGet() > 99, time))
        .isInstanceOf(WaitTimeoutException.class)
        .hasMessage("timed out waiting for the condition");
    assertThat(tries).hasValue(4);
    assertThat(time.sleeps())
        .containsExactly(Duration.ofMillis(10), Duration.ofMillis(20), Duration.ofMillis(40));
  }

  @Test
  void untilReturnsAsSoonAsTheConditionHolds() throws Exception {
    AtomicInteger tries = new AtomicInteger();

    new Backoff(Duration.ofMillis(10), 2, 0, 4).until(() -> tries.incrementAndGet() == 2, time);

    assertThat(time.sleeps()).hasSize(1);
  }

  @Test
  void aManagerBeginsAnewAfterAQuietTime() {
    BackoffManager manager =
        BackoffManager.exponential(
            Duration.ofSeconds(1), Duration.ofSeconds(5), Duration.ofMinutes(1), 2, 0, time);

    assertThat(manager.next()).isEqualTo(Duration.ofSeconds(1));
    assertThat(manager.next()).isEqualTo(Duration.ofSeconds(2));
    assertThat(manager.next()).isEqualTo(Duration.ofSeconds(4));
    assertThat(manager.next()).isEqualTo(Duration.ofSeconds(5));
    assertThat(manager.next()).isEqualTo(Duration.ofSeconds(5));

    time.advance(Duration.ofSeconds(61));
    assertThat(manager.next()).isEqualTo(Duration.ofSeconds(1));
  }
}
