package dev.navarch.registry.core.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.registry.core.CoreStores;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NodePortsTest {
  private final BuiltInStores stores = CoreStores.create().stores();

  @Test
  void givesEveryPortOfItsRangeOnce() {
    NodePorts ports = new NodePorts(stores, 100, 149);
    Set<Integer> given = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      given.add(ports.takeAny());
    }

    assertThat(given).hasSize(50).allMatch(ports::isInRange);
    assertThatThrownBy(ports::takeAny).hasMessageContaining("range is full");
  }

  @Test
  void keepsTheLowerPartForThoseWhoChoose() {
    NodePorts ports = new NodePorts(stores, 100, 149);
    for (int i = 0; i < 34; i++) {
      assertThat(ports.takeAny()).isBetween(116, 149);
    }

    assertThat(ports.takeAny()).isEqualTo(100);
  }

  @Test
  void releasedPortIsFreeAgain() {
    NodePorts ports = new NodePorts(stores, 100, 149);
    assertThat(ports.take(120)).isTrue();
    assertThat(ports.take(120)).isFalse();

    ports.release(120);

    assertThat(ports.isTaken(120)).isFalse();
    assertThat(ports.take(120)).isTrue();
  }

  @Test
  void anotherRangeBeginsWithWhatServicesHave() {
    new NodePorts(stores, 100, 149).take(120);

    NodePorts other = new NodePorts(stores, 110, 139);

    assertThat(other.isTaken(120)).isFalse();
    assertThat(other.take(120)).isTrue();
  }

  @Test
  void dryRunMakesPortsUp() {
    NodePorts ports = new NodePorts(stores, 100, 149);
    NodePortOperation operation = new NodePortOperation(ports, true);

    assertThat(operation.take(80)).isEmpty();
    assertThat(operation.take(80)).isEqualTo("provided port is already allocated");
    int made = operation.takeAny();
    operation.commit();

    assertThat(ports.isTaken(made)).isFalse();
  }
}
