package dev.navarch.client.waiting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class PollTest {
  private final ManualTime time = new ManualTime();
  private final List<Long> asked = new ArrayList<>();

  private Condition heldFrom(long second) {
    return () -> {
      asked.add(time.elapsed().toSeconds());
      return time.elapsed().toSeconds() >= second;
    };
  }

  @Test
  void asksAtOnceAndThenInIntervals() throws Exception {
    Poll.every(Duration.ofSeconds(2)).in(time).until(heldFrom(5));

    assertThat(asked).containsExactly(0L, 2L, 4L, 6L);
  }

  @Test
  void asksFirstAfterAnIntervalWhenToldSo() throws Exception {
    Poll.every(Duration.ofSeconds(2)).afterInterval().in(time).until(heldFrom(0));

    assertThat(asked).containsExactly(2L);
  }

  @Test
  void asksOnceMoreWhenTheTimeIsUpAndThenFails() {
    Poll poll = Poll.every(Duration.ofSeconds(2)).within(Duration.ofSeconds(5)).in(time);

    assertThatThrownBy(() -> poll.until(heldFrom(100))).isInstanceOf(WaitTimeoutException.class);
    assertThat(asked).containsExactly(0L, 2L, 4L, 5L);
  }

  @Test
  void aFailureOfTheConditionEndsIt() {
    Poll poll = Poll.every(Duration.ofSeconds(2)).in(time);

    assertThatThrownBy(() ->
            poll.until(() -> {
              throw new IOException("gone away");
            }))
        .isInstanceOf(IOException.class)
        .hasMessage("gone away");
  }

  @Test
  void anInterruptEndsIt() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> Poll.every(Duration.ofDays(1)).until(() -> false))
        .isInstanceOf(InterruptedException.class);
  }

  @Test
  void repeatRunsAtOnceAndAfterEachPeriodUntilItIsStopped() throws Exception {
    CountDownLatch stopped = new CountDownLatch(1);

    Repeat.every(Duration.ofSeconds(10))
        .in(time)
        .until(
            stopped,
            () -> {
              asked.add(time.elapsed().toSeconds());
              time.advance(Duration.ofSeconds(1));
              if (asked.size() == 3) {
                stopped.countDown();
              }
            });

    assertThat(asked).containsExactly(0L, 11L, 22L);
  }

  @Test
  void repeatFromStartCountsTheTimeOfARunIn() throws Exception {
    CountDownLatch stopped = new CountDownLatch(1);

    Repeat.every(Duration.ofSeconds(10))
        .in(time)
        .fromStart()
        .until(
            stopped,
            () -> {
              asked.add(time.elapsed().toSeconds());
              time.advance(Duration.ofSeconds(4));
              if (asked.size() == 3) {
                stopped.countDown();
              }
            });

    assertThat(asked).containsExactly(0L, 10L, 20L);
  }

  @Test
  void aStopDuringAWaitEndsTheRepetition() throws Exception {
    CountDownLatch stopped = new CountDownLatch(1);
    TimeSource.Alarm unused = time.schedule(Duration.ofSeconds(25), stopped::countDown);

    Repeat.every(Duration.ofSeconds(10))
        .in(time)
        .jittered(1)
        .until(stopped, () -> asked.add(time.elapsed().toSeconds()));

    assertThat(asked).containsExactly(0L, 15L);
    assertThat(time.elapsed()).isEqualTo(Duration.ofSeconds(25));
  }
}
