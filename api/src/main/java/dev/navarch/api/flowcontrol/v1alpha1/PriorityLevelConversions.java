package dev.navarch.api.flowcontrol.v1alpha1;

import dev.navarch.apimachinery.annotation.ConversionFunction;

/**
 * Converts limits on concurrency. The hub calls the assured shares nominal.
 *
 * <p>Lent and borrowed shares and settings of exempt levels came later: they are lost on the way to
 * this version.
 */
final class PriorityLevelConversions {
  private PriorityLevelConversions() {}

  @ConversionFunction(partial = "assuredConcurrencyShares")
  static dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration toHub(
      LimitedPriorityLevelConfiguration in,
      dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration out) {
    return out.toBuilder().nominalConcurrencyShares(in.assuredConcurrencyShares()).build();
  }

  @ConversionFunction(
      partial = {"nominalConcurrencyShares", "lendablePercent", "borrowingLimitPercent"})
  static LimitedPriorityLevelConfiguration fromHub(
      dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration in,
      LimitedPriorityLevelConfiguration out) {
    Integer shares = in.nominalConcurrencyShares();
    return out.toBuilder().assuredConcurrencyShares(shares == null ? 0 : shares).build();
  }

  @ConversionFunction(partial = "exempt")
  static PriorityLevelConfigurationSpec fromHub(
      dev.navarch.api.flowcontrol.v1.PriorityLevelConfigurationSpec in,
      PriorityLevelConfigurationSpec out) {
    return out;
  }
}
