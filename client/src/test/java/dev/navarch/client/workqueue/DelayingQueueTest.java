package dev.navarch.client.workqueue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.ManualTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class DelayingQueueTest {
  private final ManualTime time = new ManualTime();
  private final DelayingQueue<String> queue = DelayingQueue.create(QueueConfig.DEFAULT.in(time));

  @Test
  void anItemComesWhenItsTimeHasPassedAndNotBefore() throws Exception {
    queue.addAfter("a", Duration.ofMillis(50));

    time.advance(Duration.ofMillis(49));
    assertThat(queue.length()).isZero();
    time.advance(Duration.ofMillis(1));
    assertThat(queue.length()).isEqualTo(1);
    assertThat(queue.get()).isEqualTo("a");
  }

  @Test
  void noDelayAddsAtOnce() {
    queue.addAfter("a", Duration.ZERO);
    queue.addAfter("b", Duration.ofSeconds(-1));

    assertThat(queue.length()).isEqualTo(2);
    assertThat(time.alarms()).isZero();
  }

  @Test
  void ofSeveralTimesTheEarliestCountsAndTheItemComesOnce() {
    queue.addAfter("a", Duration.ofSeconds(50));
    queue.addAfter("a", Duration.ofSeconds(30));
    queue.addAfter("a", Duration.ofSeconds(70));

    time.advance(Duration.ofSeconds(30));
    assertThat(queue.length()).isEqualTo(1);
    time.advance(Duration.ofSeconds(100));
    assertThat(queue.length()).isEqualTo(1);
    assertThat(queue.waiting()).isZero();
  }

  @Test
  void thereIsOneAlarmHoweverManyWait() {
    for (int i = 1000; i > 0; i--) {
      queue.addAfter("item " + i, Duration.ofSeconds(i));
    }

    assertThat(time.alarms()).isEqualTo(1);
    time.advance(Duration.ofSeconds(10));
    assertThat(queue.length()).isEqualTo(10);
    assertThat(time.alarms()).isEqualTo(1);
  }

  @Test
  void shutDownForgetsWhatWaits() throws Exception {
    queue.addAfter("a", Duration.ofSeconds(1));
    queue.shutDown();
    queue.addAfter("b", Duration.ofSeconds(1));

    time.advance(Duration.ofSeconds(5));
    assertThat(queue.waiting()).isZero();
    assertThat(time.alarms()).isZero();
    assertThat(queue.get()).isNull();
  }

  @Test
  void delaysWithoutEndAreNoTrouble() {
    queue.addAfter("never", Durations.MAX.multipliedBy(2));
    queue.addAfter("soon", Duration.ofSeconds(1));

    time.advance(Duration.ofSeconds(1));
    assertThat(queue.length()).isEqualTo(1);
    assertThat(queue.waiting()).isEqualTo(1);
  }

  @Test
  void itemsComeInRealTimeToo() throws Exception {
    DelayingQueue<String> real = DelayingQueue.create();
    real.addAfter("late", Duration.ofHours(1));
    real.addAfter("soon", Duration.ofMillis(10));

    assertThat(real.get()).isEqualTo("soon");
    assertThat(real.waiting()).isEqualTo(1);
    real.addAfter("late", Duration.ofMillis(10));
    assertThat(real.get()).isEqualTo("late");
  }
}
