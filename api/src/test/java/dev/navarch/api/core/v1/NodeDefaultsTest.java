package dev.navarch.api.core.v1;

import static dev.navarch.api.core.v1.ResourceDefaultsTest.amounts;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class NodeDefaultsTest {
  @Test
  void allOfTheCapacityIsAllocatableUnlessTheNodeSaysOtherwise() {
    NodeStatus in = NodeStatus.builder().capacity(amounts(Map.of("cpu", "4"))).build();

    NodeStatus out = NodeDefaults.nodeStatus(in);

    assertThat(out).isEqualTo(in.toBuilder().allocatable(amounts(Map.of("cpu", "4"))).build());
    assertThat(NodeDefaults.nodeStatus(out)).isSameAs(out);
  }

  @Test
  void anEmptyListOfAllocatableResourcesIsAnAnswer() {
    NodeStatus stated =
        NodeStatus.builder().capacity(amounts(Map.of("cpu", "4"))).allocatable(Map.of()).build();

    assertThat(NodeDefaults.nodeStatus(stated)).isSameAs(stated);
  }

  @Test
  void amountsAreRoundedUpToThousandths() {
    assertThat(
            NodeDefaults.nodeStatus(
                NodeStatus.builder()
                    .capacity(amounts(Map.of("cpu", "1u")))
                    .allocatable(amounts(Map.of("cpu", "2u")))
                    .build()))
        .isEqualTo(
            NodeStatus.builder()
                .capacity(amounts(Map.of("cpu", "1m")))
                .allocatable(amounts(Map.of("cpu", "1m")))
                .build());
    assertThat(
            NodeDefaults.nodeResources(
                NodeResources.builder().capacity(amounts(Map.of("cpu", "1u"))).build()))
        .isEqualTo(NodeResources.builder().capacity(amounts(Map.of("cpu", "1m"))).build());
  }
}
