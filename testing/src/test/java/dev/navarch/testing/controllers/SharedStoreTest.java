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
  private static final String LEASE =
      "/apis/coordination.k8s.io/v1/namespaces/kube-system/leases/kube-controller-manager";

  private static String holder(Objects objects) {
    return Objects.text(objects.get(LEASE), "spec", "holderIdentity");
  }

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
      String leader;
      try (DurableServer first = DurableServer.on(store, true)) {
        first.objects().awaitThere(LEASE);
        leader = holder(first.objects());
        second = DurableServer.on(store, true);
        collect(second.objects(), "before");
        assertThat(holder(first.objects())).isEqualTo(leader);
      }
      try (second) {
        Objects objects = second.objects();
        assertThat(Await.until(LIMIT, () -> isLedByOther(objects, leader))).isTrue();
        collect(objects, "after");
        assertThat(objects.get(LEASE).toString()).contains("leaseTransitions=1");
      }
    }
  }

  private static boolean isLedByOther(Objects objects, String leader) {
    String now = holder(objects);
    return !now.isEmpty() && !now.equals(leader);
  }
}
