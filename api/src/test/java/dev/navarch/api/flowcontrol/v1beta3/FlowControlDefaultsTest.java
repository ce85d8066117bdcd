package dev.navarch.api.flowcontrol.v1beta3;

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
  void anExemptLevelLendsAndTakesNothing() {
    ExemptPriorityLevelConfiguration stated = new ExemptPriorityLevelConfiguration(1, 2);

    assertThat(
            FlowControlDefaults.exemptPriorityLevelConfiguration(
                new ExemptPriorityLevelConfiguration(null, null)))
        .isEqualTo(new ExemptPriorityLevelConfiguration(0, 0));
    assertThat(FlowControlDefaults.exemptPriorityLevelConfiguration(stated)).isSameAs(stated);
  }

  @Test
  void aLimitedLevelHasSharesAndLendsNothing() {
    LimitedPriorityLevelConfiguration out =
        FlowControlDefaults.limitedPriorityLevelConfiguration(
            LimitedPriorityLevelConfiguration.builder().build());
    LimitedPriorityLevelConfiguration stated =
        LimitedPriorityLevelConfiguration.builder().lendablePercent(7).build();

    assertThat(out)
        .isEqualTo(LimitedPriorityLevelConfiguration.builder().lendablePercent(0).build());
    assertThat(FlowControlDefaults.limitedPriorityLevelConfiguration(stated)).isSameAs(stated);
  }

  @Test
  void aLimitedLevelGetsSharesUnlessItsZeroIsMeant() {
    PriorityLevelConfiguration in =
        PriorityLevelConfiguration.builder().spec(s -> s.limited(l -> {})).build();
    PriorityLevelConfiguration meant =
        in.toBuilder()
            .metadata(m ->
                m.addToAnnotations(
                    "flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares", ""))
            .build();
    PriorityLevelConfiguration exempt =
        PriorityLevelConfiguration.builder().spec(s -> s.exempt(e -> {})).build();
    PriorityLevelConfiguration stated =
        in.toBuilder().spec(s -> s.limited(l -> l.nominalConcurrencyShares(5))).build();

    assertThat(FlowControlDefaults.priorityLevelConfiguration(in))
        .isEqualTo(
            in.toBuilder().spec(s -> s.limited(l -> l.nominalConcurrencyShares(30))).build());
    assertThat(FlowControlDefaults.priorityLevelConfiguration(meant)).isSameAs(meant);
    assertThat(FlowControlDefaults.priorityLevelConfiguration(exempt)).isSameAs(exempt);
    assertThat(FlowControlDefaults.priorityLevelConfiguration(stated)).isSameAs(stated);
  }
}
