package dev.navarch.api.autoscaling.v2beta1;

import dev.navarch.api.autoscaling.BehaviorJson;
import dev.navarch.api.autoscaling.RoundTripAnnotations;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior;
import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.collect.StringMap;
import java.util.Map;

/**
 * Converts autoscalers. An annotation carries the scaling rules; one that cannot be read is
 * dropped.
 */
final class HorizontalPodAutoscalerConversions {
  private HorizontalPodAutoscalerConversions() {}

  @ConversionFunction(partial = "metadata")
  static dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler toHub(
      HorizontalPodAutoscaler in, dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler out) {
    Map<String, String> annotations = in.metadata().annotations();
    return out.toBuilder()
        .metadata(
            in.metadata().toBuilder().annotations(RoundTripAnnotations.drop(annotations)).build())
        .spec(spec ->
            spec.behavior(
                BehaviorJson.read(annotations.get(RoundTripAnnotations.BEHAVIOR)).orElse(null)))
        .build();
  }

  @ConversionFunction(partial = "metadata")
  static HorizontalPodAutoscaler fromHub(
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler in, HorizontalPodAutoscaler out) {
    HorizontalPodAutoscalerBehavior behavior = in.spec().behavior();
    StringMap<String> annotations = RoundTripAnnotations.drop(in.metadata().annotations());
    if (behavior != null) {
      annotations = annotations.with(RoundTripAnnotations.BEHAVIOR, BehaviorJson.write(behavior));
    }
    return out.toBuilder()
        .metadata(in.metadata().toBuilder().annotations(annotations).build())
        .build();
  }

  /** The behavior goes into an annotation of the whole object. */
  @ConversionFunction(partial = "behavior")
  static HorizontalPodAutoscalerSpec fromHub(
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerSpec in,
      HorizontalPodAutoscalerSpec out) {
    return out;
  }
}
