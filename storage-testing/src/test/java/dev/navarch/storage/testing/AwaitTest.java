package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class AwaitTest {
  @Test
  void aConditionIsAskedUntilItHolds() {
    AtomicInteger asked = new AtomicInteger();

    Await.until("it was asked three times", () -> asked.incrementAndGet() == 3);

    assertThat(asked).hasValue(3);
  }

  @Test
  void waitingEnds() {
    assertThatThrownBy(() -> Await.until("pigs fly", Duration.ofMillis(10), () -> false))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("in vain until pigs fly");
  }

  @Test
  void anInterruptEndsTheWait() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> Await.until("pigs fly", () -> false))
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("interrupted");
    } finally {
      assertThat(Thread.interrupted()).as("the interrupt is kept").isTrue();
    }
  }
}
