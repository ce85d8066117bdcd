package dev.navarch.registry.admission.topologylabels;

import static dev.navarch.registry.admission.AdmissionBench.admitted;
import static dev.navarch.registry.admission.AdmissionBench.pod;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Binding;
import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.registry.admission.AdmissionBench;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PodTopologyLabelsTest {
  private static final Map<String, String> PLACE =
      Map.of("topology.kubernetes.io/region", "r", "topology.kubernetes.io/zone", "z");

  private final AdmissionBench bench = new AdmissionBench();
  private final PodTopologyLabels plugin = new PodTopologyLabels(bench.stores());

  private void node() {
    bench.put(
        "",
        "nodes",
        Node.builder().metadata(m -> m.name("n1").labels(PLACE).addToLabels("other", "x")).build());
  }

  private static Binding binding(String kind) {
    return Binding.builder()
        .metadata(m -> m.name("a").namespace("n"))
        .target(t -> t.kind(kind).name("n1"))
        .build();
  }

  private Binding bind(Binding binding) {
    return admitted(
        plugin,
        bench.request(Operation.CREATE, "", "pods", "binding", binding, null, false),
        binding);
  }

  @Test
  void aBindingTakesThePlaceOfItsNodeAlong() {
    node();

    assertThat(bind(binding("Node")).metadata().labels()).isEqualTo(PLACE);
    assertThat(bind(binding("Thing")).metadata().labels()).isEmpty();
  }

  @Test
  void aNewPodThatNamesItsNodeIsLabelledToo() {
    node();
    Pod placed = pod("a").toBuilder().spec(s -> s.nodeName("n1")).build();

    assertThat(admitted(plugin, bench.create("", "pods", placed), placed).metadata().labels())
        .isEqualTo(PLACE);
  }

  @Test
  void aNodeThatIsNotThereChangesNothing() {
    Binding binding = binding("Node");

    assertThat(bind(binding)).isSameAs(binding);
  }
}
