package dev.navarch.api.flowcontrol.v1beta3;

import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.collect.StringMap;

/**
 * Converts priority levels. This version cannot tell shares of zero from shares that are not set,
 * and defaulting would turn them into thirty: an annotation marks the zero that is meant.
 */
final class PriorityLevelConversions {
  static final String PRESERVE_ZERO = "flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares";

  private PriorityLevelConversions() {}

  @ConversionFunction(partial = "metadata")
  static dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration toHub(
      PriorityLevelConfiguration in,
      dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration out) {
    StringMap<String> annotations = StringMap.copyOf(in.metadata().annotations());
    return out.toBuilder()
        .metadata(in.metadata().toBuilder().annotations(annotations.without(PRESERVE_ZERO)).build())
        .build();
  }

  @ConversionFunction(partial = "metadata")
  static PriorityLevelConfiguration fromHub(
      dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration in,
      PriorityLevelConfiguration out) {
    StringMap<String> annotations = StringMap.copyOf(in.metadata().annotations());
    LimitedPriorityLevelConfiguration limited = out.spec().limited();
    boolean mark =
        limited != null
            && limited.nominalConcurrencyShares() == 0
            && !annotations.containsKey(PRESERVE_ZERO);
    return out.toBuilder()
        .metadata(
            in.metadata().toBuilder()
                .annotations(mark ? annotations.with(PRESERVE_ZERO, "") : annotations)
                .build())
        .build();
  }
}
