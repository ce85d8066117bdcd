package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.api.autoscaling.RoundTripAnnotations;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehaviorBuilder;
import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.runtime.ConversionException;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.QuantityFormatException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Converts autoscalers. Two annotations carry the tolerances, for which this version has no field.
 */
final class HorizontalPodAutoscalerConversions {
  private HorizontalPodAutoscalerConversions() {}

  /**
   * Restores tolerances.
   *
   * @throws ConversionException when one is no quantity
   */
  @ConversionFunction(partial = "metadata")
  static dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler toHub(
      HorizontalPodAutoscaler in, dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler out) {
    Map<String, String> annotations = in.metadata().annotations();
    Quantity down = tolerance(annotations, RoundTripAnnotations.SCALE_DOWN_TOLERANCE);
    Quantity up = tolerance(annotations, RoundTripAnnotations.SCALE_UP_TOLERANCE);
    dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBuilder hub =
        out.toBuilder()
            .metadata(
                in.metadata().toBuilder()
                    .annotations(RoundTripAnnotations.drop(annotations))
                    .build());
    if (down != null || up != null) {
      hub.spec(spec -> spec.behavior(behavior -> restore(behavior, down, up)));
    }
    return hub.build();
  }

  private static void restore(
      HorizontalPodAutoscalerBehaviorBuilder behavior,
      @Nullable Quantity down,
      @Nullable Quantity up) {
    if (down != null) {
      behavior.scaleDown(rules -> rules.tolerance(down));
    }
    if (up != null) {
      behavior.scaleUp(rules -> rules.tolerance(up));
    }
  }

  private static @Nullable Quantity tolerance(Map<String, String> annotations, String name) {
    String text = annotations.get(name);
    try {
      return text == null ? null : Quantity.parse(text);
    } catch (QuantityFormatException e) {
      throw new ConversionException(
          "failed to parse annotation \"" + name + "\": " + e.getMessage());
    }
  }

  @ConversionFunction(partial = "metadata")
  static HorizontalPodAutoscaler fromHub(
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler in, HorizontalPodAutoscaler out) {
    StringMap<String> annotations = RoundTripAnnotations.drop(in.metadata().annotations());
    dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior behavior = in.spec().behavior();
    if (behavior != null) {
      annotations =
          kept(annotations, RoundTripAnnotations.SCALE_DOWN_TOLERANCE, behavior.scaleDown());
      annotations = kept(annotations, RoundTripAnnotations.SCALE_UP_TOLERANCE, behavior.scaleUp());
    }
    return out.toBuilder()
        .metadata(in.metadata().toBuilder().annotations(annotations).build())
        .build();
  }

  private static StringMap<String> kept(
      StringMap<String> annotations,
      String name,
      dev.navarch.api.autoscaling.v2.@Nullable HPAScalingRules rules) {
    Quantity tolerance = rules == null ? null : rules.tolerance();
    return tolerance == null ? annotations : annotations.with(name, tolerance.toString());
  }

  /** The tolerance goes into an annotation of the whole object. */
  @ConversionFunction(partial = "tolerance")
  static HPAScalingRules fromHub(
      dev.navarch.api.autoscaling.v2.HPAScalingRules in, HPAScalingRules out) {
    return out;
  }
}
