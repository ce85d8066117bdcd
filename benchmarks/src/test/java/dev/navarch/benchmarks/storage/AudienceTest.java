package dev.navarch.benchmarks.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.Txn;
import dev.navarch.storage.memory.MemoryStore;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class AudienceTest {
  @Test
  void theLastWatcherIsWaitedForTimeAfterTime() throws InterruptedException {
    try (MemoryStore store = MemoryStore.create();
        Audience audience = new Audience(store, 10, 100)) {
      long before = System.nanoTime();
      for (int events = 1; events <= 3; events++) {
        audience.expect(events);
        for (int i = 0; i < events; i++) {
          store.commit(Txn.put(Pods.key(i), Pods.value(new SplittableRandom(i))));
        }

        long heard = audience.await();

        assertThat(heard - before).isPositive();
        before = heard;
      }
    }
  }

  @Test
  void aWatchThatFailsIsNotWaitedFor() {
    MemoryStore store = MemoryStore.create();
    try (Audience audience = new Audience(store, 10, 100)) {
      audience.expect(1);
      store.close();

      assertThatThrownBy(audience::await).hasMessage("a watch failed");
    }
  }
}
