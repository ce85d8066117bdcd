package dev.navarch.testing.controllers;

import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.memory.MemoryStore;
import dev.navarch.testing.server.Await;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Two servers on one store: the controllers of one of them run. */
final class SharedStoreTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private static void collect(Objects objects, String name) {
    String uid = objects.create(configMaps("default"), name);
    objects.create(configMaps("default"), name + "-owned", owner("v1", "ConfigMap", name, uid));
    objects.delete(configMap("default", name));
    objects.awaitGone(configMap("default", name + "-owned"));
  }

  @Test
  void whenTheServerThatLeadsEndsTheOtherTakesOver() {
    try (MemoryStore store = MemoryStore.create()) {
      DurableServer second;
      Leadership before;
      try (DurableServer first = DurableServer.on(store, true)) {
        first.objects().awaitThere(Leadership.LEASE);
        before = Leadership.of(first.objects());
        second = DurableServer.on(store, true);
        collect(second.objects(), "before");
        assertThat(Leadership.of(first.objects())).isEqualTo(before);
      }
      try (second) {
        Objects objects = second.objects();
        assertThat(Await.until(LIMIT, () -> Leadership.of(objects).hasPassedOnSince(before)))
            .isTrue();
        collect(objects, "after");
        assertThat(Leadership.of(objects).transitions()).isEqualTo(1);
      }
    }
  }
}
