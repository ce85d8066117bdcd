package dev.navarch.registry.admission.nodetaint;

import static dev.navarch.registry.admission.AdmissionBench.admitted;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.Taint;
import dev.navarch.registry.admission.AdmissionBench;
import org.junit.jupiter.api.Test;

class TaintNodesByConditionTest {
  private static final Taint NOT_READY =
      Taint.builder().key("node.kubernetes.io/not-ready").effect("NoSchedule").build();
  private static final Node NODE = Node.builder().metadata(m -> m.name("n1")).build();

  private final AdmissionBench bench = new AdmissionBench();
  private final TaintNodesByCondition plugin = new TaintNodesByCondition();

  @Test
  void aNewNodeIsNotReady() {
    Node admitted = admitted(plugin, bench.create("", "nodes", NODE), NODE);

    assertThat(admitted.spec().taints()).containsExactly(NOT_READY);
  }

  @Test
  void aTaintThatIsThereIsNotDoubled() {
    Node tainted = NODE.toBuilder().spec(s -> s.addToTaints(NOT_READY)).build();

    assertThat(plugin.admit(bench.create("", "nodes", tainted), tainted)).isSameAs(tainted);
  }

  @Test
  void aNodeThatIsUpdatedIsLeftAlone() {
    assertThat(plugin.admit(bench.update("", "nodes", NODE, NODE), NODE)).isSameAs(NODE);
  }
}
