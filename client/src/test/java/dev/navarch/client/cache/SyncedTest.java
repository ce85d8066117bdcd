package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SyncedTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final SyncLatch first = new SyncLatch();
  private final SyncLatch second = new SyncLatch();

  @Test
  void allHaveToBeOpen() throws Exception {
    first.open();
    assertThat(Synced.awaitAll(Duration.ofMillis(1), List.of(first, second))).isFalse();

    second.open();

    assertThat(Synced.awaitAll(PATIENCE, List.of(first, second))).isTrue();
  }

  @Test
  void oneThatIsGivenUpEndsTheWait() throws Exception {
    first.giveUp();
    first.open();

    assertThat(first.hasSynced()).isFalse();
    assertThat(Synced.awaitAll(PATIENCE, List.of(first, second))).isFalse();
  }

  @Test
  void openLatchStaysOpen() throws Exception {
    first.open();
    first.giveUp();

    assertThat(first.awaitSynced(Duration.ZERO)).isTrue();
  }
}
