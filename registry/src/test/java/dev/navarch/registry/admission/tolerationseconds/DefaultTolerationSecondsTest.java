package dev.navarch.registry.admission.tolerationseconds;

import static dev.navarch.registry.admission.AdmissionBench.admitted;
import static dev.navarch.registry.admission.AdmissionBench.pod;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.Toleration;
import dev.navarch.registry.admission.AdmissionBench;
import org.junit.jupiter.api.Test;

class DefaultTolerationSecondsTest {
  private final AdmissionBench bench = new AdmissionBench();
  private final DefaultTolerationSeconds plugin = new DefaultTolerationSeconds();

  private Pod admit(Pod pod) {
    return admitted(plugin, bench.create("", "pods", pod), pod);
  }

  @Test
  void podsStayFiveMinutesOnANodeInTrouble() {
    assertThat(admit(pod("a")).spec().tolerations())
        .containsExactly(
            new Toleration("node.kubernetes.io/not-ready", "Exists", "", "NoExecute", 300L),
            new Toleration("node.kubernetes.io/unreachable", "Exists", "", "NoExecute", 300L));
  }

  @Test
  void whatAPodSaysItselfHolds() {
    Toleration own =
        new Toleration("node.kubernetes.io/unreachable", "Exists", "", "NoExecute", 5L);
    Pod pod = pod("a").toBuilder().spec(s -> s.addToTolerations(own)).build();

    assertThat(admit(pod).spec().tolerations()).hasSize(2).startsWith(own);
  }

  @Test
  void aPodThatToleratesEverythingIsLeftAlone() {
    Toleration all = new Toleration("", "Exists", "", "", null);
    Pod pod = pod("a").toBuilder().spec(s -> s.addToTolerations(all)).build();

    assertThat(admit(pod)).isSameAs(pod);
  }
}
