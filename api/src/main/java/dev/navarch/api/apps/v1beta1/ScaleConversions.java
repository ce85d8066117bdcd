package dev.navarch.api.apps.v1beta1;

import dev.navarch.api.conversion.ScaleSelectors;
import dev.navarch.apimachinery.annotation.ConversionFunction;

/** The selector of a scale, a text in the newest version. */
final class ScaleConversions {
  private ScaleConversions() {}

  @ConversionFunction(partial = {"selector", "targetSelector"})
  static dev.navarch.api.autoscaling.v1.ScaleStatus toHub(
      ScaleStatus in, dev.navarch.api.autoscaling.v1.ScaleStatus out) {
    return out.toBuilder()
        .selector(ScaleSelectors.text(in.selector(), in.targetSelector()))
        .build();
  }

  @ConversionFunction(partial = {"selector", "targetSelector"})
  static ScaleStatus fromHub(dev.navarch.api.autoscaling.v1.ScaleStatus in, ScaleStatus out) {
    return out.toBuilder()
        .selector(ScaleSelectors.labels(in.selector()))
        .targetSelector(in.selector())
        .build();
  }
}
