package dev.navarch.benchmarks.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ClosedLoopTest {
  @Test
  void everythingThatWasDoneIsCounted() {
    AtomicLong done = new AtomicLong();
    ClosedLoop loop = new ClosedLoop(4, worker -> done::incrementAndGet);

    ClosedLoop.Pace pace = loop.run(Duration.ofMillis(50));

    assertThat(pace.latencies().count()).isEqualTo(done.get()).isPositive();
    assertThat(pace.seconds()).isGreaterThanOrEqualTo(0.05);
    assertThat(pace.perSecond()).isEqualTo(done.get() / pace.seconds());
  }

  @Test
  void aWorkerThatFailsFailsTheLoop() {
    ClosedLoop loop =
        new ClosedLoop(
            1,
            worker ->
                () -> {
                  throw new IllegalArgumentException("no room");
                });

    assertThatThrownBy(() -> loop.run(Duration.ofMillis(50))).rootCause().hasMessage("no room");
  }
}
