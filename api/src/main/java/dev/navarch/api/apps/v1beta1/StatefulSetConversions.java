package dev.navarch.api.apps.v1beta1;

import dev.navarch.api.conversion.ClaimTemplates;
import dev.navarch.apimachinery.annotation.ConversionFunction;

/** The claims inside a stateful set, which show their kind in every version. */
final class StatefulSetConversions {
  private StatefulSetConversions() {}

  @ConversionFunction(partial = "volumeClaimTemplates")
  static dev.navarch.api.apps.v1.StatefulSetSpec toHub(
      StatefulSetSpec in, dev.navarch.api.apps.v1.StatefulSetSpec out) {
    return out.toBuilder()
        .volumeClaimTemplates(ClaimTemplates.withKind(in.volumeClaimTemplates()))
        .build();
  }

  @ConversionFunction(partial = "volumeClaimTemplates")
  static StatefulSetSpec fromHub(dev.navarch.api.apps.v1.StatefulSetSpec in, StatefulSetSpec out) {
    return out.toBuilder()
        .volumeClaimTemplates(ClaimTemplates.withKind(in.volumeClaimTemplates()))
        .build();
  }
}
