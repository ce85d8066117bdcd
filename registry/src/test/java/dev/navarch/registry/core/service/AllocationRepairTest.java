package dev.navarch.registry.core.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.Service;
import dev.navarch.api.networking.v1.IPAddress;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.core.CoreStores;
import dev.navarch.registry.generic.RegistrySettings;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class AllocationRepairTest {
  private final CoreStores stores = CoreStores.create();
  private final Store store = stores.stores().store();
  private final AtomicReference<Instant> now = new AtomicReference<>(CoreStores.NOW);
  private final AllocationRepair repair =
      new AllocationRepair(
          stores.stores(), RegistrySettings.of("10.0.0.0/24", Duration.ofHours(1), now::get));

  private Service create(String name, String address) {
    return stores.create(
        Service.class,
        "services",
        """
        apiVersion: v1
        kind: Service
        metadata: {name: %s, namespace: ns}
        spec: {type: NodePort, clusterIP: %s, ports: [{port: 80}]}
        """
            .formatted(name, address));
  }

  private void repair() {
    repair.run();
  }

  private List<String> taken() {
    ResourceStore<IPAddress> addresses = stores.of("networking.k8s.io", "ipaddresses");
    return addresses.list("").stream().map(address -> address.metadata().name()).toList();
  }

  private void take(String address, long secondsAgo) {
    ClusterAddresses addresses = new ClusterAddresses(stores.stores(), "10.0.0.0/24");
    Service never = Service.builder().metadata(meta -> meta.namespace("ns").name("never")).build();
    assertThat(
            addresses.create(
                never, address, Time.ofEpochSecond(CoreStores.NOW.getEpochSecond() - secondsAgo)))
        .isTrue();
  }

  @Test
  void takesWhatServicesHave() {
    Service service = create("a", "10.0.0.7");
    ResourceStore<IPAddress> addresses = stores.of("networking.k8s.io", "ipaddresses");
    store.commit(Txn.delete(addresses.key(new ObjectName("", "10.0.0.7"))));
    store.commit(Txn.delete(ByteString.utf8("ranges/servicenodeports")));

    repair();

    assertThat(taken()).containsExactly("10.0.0.7");
    int port = service.spec().ports().getFirst().nodePort();
    assertThat(new NodePorts(stores.stores(), 30_000, 32_767).isTaken(port)).isTrue();
    assertThatThrownBy(() -> create("b", "10.0.0.7")).hasMessageContaining("already allocated");
  }

  @Test
  void givesBackWhatNobodyHas() {
    create("a", "10.0.0.7");
    take("10.0.0.8", 3600);

    repair();

    assertThat(taken()).containsExactly("10.0.0.7");
  }

  @Test
  void leavesWhatWasTakenJustNow() {
    take("10.0.0.8", 5);

    repair();

    assertThat(taken()).containsExactly("10.0.0.8");
  }

  @Test
  void portThatNobodyHasIsGivenBackWhenItStaysSo() {
    NodePorts ports = new NodePorts(stores.stores(), 30_000, 32_767);
    assertThat(ports.take(31_000)).isTrue();
    int used = create("a", "10.0.0.7").spec().ports().getFirst().nodePort();

    repair();
    now.updateAndGet(time -> time.plusSeconds(59));
    repair();
    assertThat(ports.isTaken(31_000)).isTrue();

    now.updateAndGet(time -> time.plusSeconds(1));
    repair();
    assertThat(ports.isTaken(31_000)).isFalse();
    assertThat(ports.isTaken(used)).isTrue();
  }
}
