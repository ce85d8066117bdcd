package dev.navarch.api.flowcontrol.v1alpha1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PriorityLevelConversionsTest {

  @Test
  void assuredSharesAreNominalInTheHub() {
    LimitedPriorityLevelConfiguration old =
        LimitedPriorityLevelConfiguration.builder()
            .assuredConcurrencyShares(17)
            .limitResponse(r -> r.type("Reject"))
            .build();

    dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration hub =
        GeneratedConversions.limitedPriorityLevelConfigurationToHub(old);

    assertThat(hub)
        .isEqualTo(
            dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration.builder()
                .nominalConcurrencyShares(17)
                .limitResponse(r -> r.type("Reject"))
                .build());
    assertThat(GeneratedConversions.limitedPriorityLevelConfigurationFromHub(hub)).isEqualTo(old);
  }

  @Test
  void sharesThatTheHubLacksAreZeroHere() {
    dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration hub =
        dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration.builder().build();

    assertThat(
            GeneratedConversions.limitedPriorityLevelConfigurationFromHub(hub)
                .assuredConcurrencyShares())
        .isZero();
  }

  @Test
  void lendingBorrowingAndExemptSettingsAreLost() {
    dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration hub =
        dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration.builder()
            .spec(s ->
                s.type("Limited")
                    .limited(l ->
                        l.nominalConcurrencyShares(12)
                            .lendablePercent(50)
                            .borrowingLimitPercent(20))
                    .exempt(e -> e.nominalConcurrencyShares(5)))
            .build();

    dev.navarch.api.flowcontrol.v1.PriorityLevelConfigurationSpec back =
        GeneratedConversions.priorityLevelConfigurationToHub(
                GeneratedConversions.priorityLevelConfigurationFromHub(hub))
            .spec();

    assertThat(back)
        .isEqualTo(
            dev.navarch.api.flowcontrol.v1.PriorityLevelConfigurationSpec.builder()
                .type("Limited")
                .limited(l -> l.nominalConcurrencyShares(12))
                .build());
  }
}
