package dev.navarch.api.flowcontrol.v1beta1;

import dev.navarch.apimachinery.annotation.ConversionFunction;

/** Converts limits on concurrency. The hub calls the assured shares nominal. */
final class PriorityLevelConversions {
  private PriorityLevelConversions() {}

  @ConversionFunction(partial = "assuredConcurrencyShares")
  static dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration toHub(
      LimitedPriorityLevelConfiguration in,
      dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration out) {
    return out.toBuilder().nominalConcurrencyShares(in.assuredConcurrencyShares()).build();
  }

  @ConversionFunction(partial = "nominalConcurrencyShares")
  static LimitedPriorityLevelConfiguration fromHub(
      dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration in,
      LimitedPriorityLevelConfiguration out) {
    Integer shares = in.nominalConcurrencyShares();
    return out.toBuilder().assuredConcurrencyShares(shares == null ? 0 : shares).build();
  }
}
