package dev.navarch.api.flowcontrol.v1alpha1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FlowControlDefaultsTest {
  @Test
  void aFlowSchemaIsAskedLate() {
    FlowSchemaSpec out = FlowControlDefaults.flowSchemaSpec(FlowSchemaSpec.builder().build());
    FlowSchemaSpec stated = FlowSchemaSpec.builder().matchingPrecedence(1).build();

    assertThat(out.matchingPrecedence()).isEqualTo(1000);
    assertThat(FlowControlDefaults.flowSchemaSpec(stated)).isSameAs(stated);
  }

  @Test
  void queuesGetTheirNumbers() {
    QueuingConfiguration stated = new QueuingConfiguration(1, 2, 3);

    assertThat(FlowControlDefaults.queuingConfiguration(new QueuingConfiguration(0, 0, 0)))
        .isEqualTo(new QueuingConfiguration(64, 8, 50));
    assertThat(FlowControlDefaults.queuingConfiguration(stated)).isSameAs(stated);
  }

  @Test
  void aLimitedLevelHasSharesAndLendsNothing() {
    LimitedPriorityLevelConfiguration out =
        FlowControlDefaults.limitedPriorityLevelConfiguration(
            LimitedPriorityLevelConfiguration.builder().build());
    LimitedPriorityLevelConfiguration stated =
        LimitedPriorityLevelConfiguration.builder().assuredConcurrencyShares(5).build();

    assertThat(out)
        .isEqualTo(
            LimitedPriorityLevelConfiguration.builder().assuredConcurrencyShares(30).build());
    assertThat(FlowControlDefaults.limitedPriorityLevelConfiguration(stated)).isSameAs(stated);
  }
}
