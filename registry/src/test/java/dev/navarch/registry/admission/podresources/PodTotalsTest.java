package dev.navarch.registry.admission.podresources;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PodTotalsTest {
  private static Container container(String cpu, boolean sidecar) {
    return Container.builder()
        .name("c")
        .resources(r -> r.requests(Map.of("cpu", Quantity.parse(cpu))))
        .restartPolicy(sidecar ? "Always" : null)
        .build();
  }

  private static String cpu(PodSpec spec) {
    return PodTotals.requests(spec).getOrDefault("cpu", Quantity.ZERO).toString();
  }

  @Test
  void containersRunTogetherAndInitContainersBeforeThem() {
    PodSpec spec =
        PodSpec.builder()
            .addToContainers(container("1", false), container("2", false))
            .addToInitContainers(container("1", false), container("2500m", false))
            .build();
    PodSpec heavyStart = spec.toBuilder().addToInitContainers(container("4", false)).build();

    assertThat(cpu(spec)).isEqualTo("3");
    assertThat(cpu(heavyStart)).isEqualTo("4");
  }

  @Test
  void aSidecarRunsBesideEverythingThatComesLater() {
    PodSpec spec =
        PodSpec.builder()
            .addToContainers(container("1", false))
            .addToInitContainers(container("2", true), container("3", false))
            .build();

    assertThat(cpu(spec)).isEqualTo("5");
  }

  @Test
  void whatAPodSaysForItselfHolds() {
    PodSpec spec =
        PodSpec.builder()
            .addToContainers(container("1", false))
            .resources(r -> r.requests(Map.of("cpu", Quantity.parse("7"))))
            .build();

    assertThat(cpu(spec)).isEqualTo("7");
    assertThat(PodTotals.isSetForPod(spec)).isTrue();
  }
}
