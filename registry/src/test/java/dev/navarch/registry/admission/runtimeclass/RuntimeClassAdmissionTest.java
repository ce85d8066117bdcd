package dev.navarch.registry.admission.runtimeclass;

import static dev.navarch.registry.admission.AdmissionBench.admitted;
import static dev.navarch.registry.admission.AdmissionBench.pod;
import static dev.navarch.registry.admission.AdmissionBench.refused;
import static dev.navarch.registry.admission.AdmissionBench.refusedChange;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.Toleration;
import dev.navarch.api.node.v1.RuntimeClass;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.admission.AdmissionBench;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RuntimeClassAdmissionTest {
  private final AdmissionBench bench = new AdmissionBench();
  private final RuntimeClassAdmission plugin = new RuntimeClassAdmission(bench.stores());

  private static final Toleration TOLERATION = new Toleration("sandbox", "Exists", "", "", null);

  private void sandbox() {
    bench.put(
        "node.k8s.io",
        "runtimeclasses",
        RuntimeClass.builder()
            .metadata(m -> m.name("sandbox"))
            .handler("runsc")
            .overhead(o -> o.podFixed(Map.of("cpu", Quantity.parse("250m"))))
            .scheduling(s -> s.nodeSelector(Map.of("sandbox", "yes")).addToTolerations(TOLERATION))
            .build());
  }

  private static Pod sandboxed() {
    return pod("a").toBuilder().spec(s -> s.runtimeClassName("sandbox")).build();
  }

  @Test
  void aClassThatIsNotThereIsNamed() {
    assertThat(refusedChange(plugin, bench.create("", "pods", sandboxed())).message())
        .isEqualTo("pods \"a\" is forbidden: pod rejected: RuntimeClass \"sandbox\" not found");
  }

  @Test
  void aPodCarriesWhatItsRuntimeNeeds() {
    sandbox();

    Pod admitted = admitted(plugin, bench.create("", "pods", sandboxed()), sandboxed());

    assertThat(admitted.spec().overhead()).isEqualTo(Map.of("cpu", Quantity.parse("250m")));
    assertThat(admitted.spec().nodeSelector()).isEqualTo(Map.of("sandbox", "yes"));
    assertThat(admitted.spec().tolerations()).containsExactly(TOLERATION);
    assertThat(refused(plugin, bench.create("", "pods", admitted))).isNull();
  }

  @Test
  void anotherOverheadThanTheClassSaysIsRefused() {
    sandbox();
    Pod other =
        sandboxed().toBuilder().spec(s -> s.overhead(Map.of("cpu", Quantity.parse("1")))).build();

    assertThat(refusedChange(plugin, bench.create("", "pods", other)).message())
        .endsWith("pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead");
  }

  @Test
  void anOverheadWithoutAClassIsRefused() {
    Pod pod =
        pod("a").toBuilder().spec(s -> s.overhead(Map.of("cpu", Quantity.parse("1")))).build();

    assertThat(refused(plugin, bench.create("", "pods", pod)).message())
        .endsWith(
            "pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead");
  }

  @Test
  void aPodThatWantsOtherNodesIsRefused() {
    sandbox();
    Pod elsewhere =
        sandboxed().toBuilder().spec(s -> s.nodeSelector(Map.of("sandbox", "no"))).build();

    assertThat(refusedChange(plugin, bench.create("", "pods", elsewhere)).message())
        .endsWith(
            "conflict: runtimeClass.scheduling.nodeSelector[sandbox] = yes;"
                + " pod.spec.nodeSelector[sandbox] = no");
  }
}
