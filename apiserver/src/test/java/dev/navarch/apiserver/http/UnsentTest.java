package dev.navarch.apiserver.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class UnsentTest {
  private static final Duration LONG = Duration.ofSeconds(50);

  private static CompletableFuture<Boolean> awaiting(Unsent unsent, long window, Duration time) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return unsent.awaitRoom(window, time);
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        },
        task -> Thread.ofVirtual().start(task));
  }

  @Test
  void aWriterGoesOnWhenTheReaderHasTakenEnough() {
    Unsent unsent = new Unsent(RequestAllowance.UNLIMITED);
    unsent.add(1000);
    CompletableFuture<Boolean> waiting = awaiting(unsent, 600, LONG);

    unsent.remove(100);
    assertThat(waiting).isNotDone();
    unsent.remove(300);

    assertThat(waiting.join()).isTrue();
  }

  @Test
  void aWriterGoesOnWhenThereIsNoReaderAnyMore() {
    Unsent unsent = new Unsent(RequestAllowance.UNLIMITED);
    unsent.add(1000);
    CompletableFuture<Boolean> waiting = awaiting(unsent, 1, LONG);

    unsent.end();

    assertThat(waiting.join()).isTrue();
  }

  @Test
  void aReaderThatTakesNothingIsGivenUp() {
    Unsent unsent = new Unsent(RequestAllowance.UNLIMITED);
    unsent.add(1000);

    assertThat(awaiting(unsent, 1, Duration.ofMillis(20)).join()).isFalse();
    assertThat(awaiting(unsent, 1, Duration.ZERO).join()).isFalse();
    assertThat(awaiting(unsent, 1000, Duration.ZERO).join()).isTrue();
  }

  @Test
  void aClientThatBuffersMuchElsewhereGetsASmallerWindow() {
    AtomicBoolean mayRunAhead = new AtomicBoolean();
    Unsent unsent =
        new Unsent(
            new RequestAllowance() {
              @Override
              public boolean takeBody(int bytes) {
                return true;
              }

              @Override
              public void addUnsent(long bytes) {}

              @Override
              public boolean mayRunAhead() {
                return mayRunAhead.get();
              }
            });
    unsent.add(Unsent.LEAST_WINDOW + 1);

    assertThat(unsent.hasRoom(1 << 20)).isFalse();
    mayRunAhead.set(true);
    assertThat(unsent.hasRoom(1 << 20)).isTrue();
  }
}
