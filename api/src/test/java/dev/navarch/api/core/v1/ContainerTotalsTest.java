package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ContainerTotalsTest {
  @Test
  void containersAddUp() {
    assertThat(total(List.of(), List.of(container(1), container(2)))).isEqualTo(3);
  }

  @Test
  void theLargestInitContainerCountsIfItNeedsMore() {
    List<Container> containers = List.of(container(1), container(2));

    assertThat(total(List.of(container(2), container(2)), containers)).isEqualTo(3);
    assertThat(total(List.of(container(5), container(4)), containers)).isEqualTo(5);
  }

  @Test
  void sidecarsRunBesideEverythingThatStartsLater() {
    List<Container> containers = List.of(container(3));

    assertThat(total(List.of(sidecar(2)), containers)).isEqualTo(5);
    assertThat(total(List.of(sidecar(2), container(4)), containers)).isEqualTo(6);
    assertThat(total(List.of(container(4), sidecar(2)), containers)).isEqualTo(5);
    assertThat(total(List.of(sidecar(2), sidecar(2), container(4), sidecar(1)), containers))
        .isEqualTo(8);
  }

  @Test
  void resourcesAreCountedSeparately() {
    PodSpec pod =
        PodSpec.builder()
            .addToContainers(container(Map.of("cpu", Quantity.of(1))))
            .addToInitContainers(container(Map.of("cpu", Quantity.of(2), "memory", Quantity.of(3))))
            .build();

    assertThat(ContainerTotals.of(pod, ResourceRequirements::requests))
        .containsOnly(Map.entry("cpu", Quantity.of(2)), Map.entry("memory", Quantity.of(3)));
    assertThat(ContainerTotals.of(pod, ResourceRequirements::limits)).isEmpty();
  }

  private static long total(List<Container> init, List<Container> containers) {
    PodSpec pod = PodSpec.builder().initContainers(init).containers(containers).build();
    return ContainerTotals.of(pod, ResourceRequirements::requests)
        .getOrDefault("cpu", Quantity.ZERO)
        .value();
  }

  private static Container container(long cpu) {
    return container(Map.of("cpu", Quantity.of(cpu)));
  }

  private static Container container(Map<String, Quantity> requests) {
    return Container.builder().resources(r -> r.requests(requests)).build();
  }

  private static Container sidecar(long cpu) {
    return container(cpu).toBuilder().restartPolicy("Always").build();
  }
}
