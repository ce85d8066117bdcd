package dev.navarch.cluster.controlplane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ControllerSelectionTest {
  private static Set<String> allBut(String... names) {
    Set<String> all = new TreeSet<>(ControllerSelection.names());
    all.removeAll(List.of(names));
    return all;
  }

  @Test
  void theStarIsForAllOfThem() {
    assertThat(ControllerSelection.disabled(List.of("*"))).isEmpty();
  }

  @Test
  void theStarIsForAllButThoseBehindAMinus() {
    assertThat(ControllerSelection.disabled(List.of("*", "-namespace-controller")))
        .containsExactly("namespace-controller");
  }

  @Test
  void withoutTheStarOnlyThoseRunThatAreNamed() {
    assertThat(ControllerSelection.disabled(List.of("namespace-controller")))
        .isEqualTo(allBut("namespace-controller"));
    assertThat(ControllerSelection.disabled(List.of())).isEqualTo(ControllerSelection.names());
  }

  @Test
  void whatIsSaidOfOneFirstCounts() {
    assertThat(
            ControllerSelection.disabled(
                List.of("*", "-namespace-controller", "namespace-controller")))
        .containsExactly("namespace-controller");
    assertThat(
            ControllerSelection.disabled(
                List.of("namespace-controller", "*", "-namespace-controller")))
        .isEmpty();
    assertThat(ControllerSelection.disabled(List.of("-namespace", "namespace-controller")))
        .isEqualTo(ControllerSelection.names());
  }

  @Test
  void olderNamesCount() {
    assertThat(ControllerSelection.disabled(List.of("*", "-garbagecollector", "-namespace")))
        .containsExactlyInAnyOrder("garbage-collector-controller", "namespace-controller");
    assertThat(ControllerSelection.disabled(List.of("serviceaccount", "root-ca-cert-publisher")))
        .isEqualTo(allBut("serviceaccount-controller", "root-ca-certificate-publisher-controller"));
  }

  @Test
  void aNameThatIsNotKnownIsRefusedWithThoseThatAre() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ControllerSelection.disabled(List.of("*", "-sweeper")))
        .withMessage(
            "\"sweeper\" is not in the list of known controllers:"
                + " clusterrole-aggregation-controller, garbage-collector-controller,"
                + " namespace-controller, resourcequota-controller,"
                + " root-ca-certificate-publisher-controller, serviceaccount-controller");
  }
}
