package dev.navarch.api.scheduling.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.PreemptionPolicy;
import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of priority classes. */
final class PriorityClassDefaults {
  private PriorityClassDefaults() {}

  @DefaultingFunction
  static PriorityClass priorityClass(PriorityClass in) {
    return changed(
        in,
        in.toBuilder()
            .preemptionPolicy(
                ifNull(in.preemptionPolicy(), PreemptionPolicy.PREEMPT_LOWER_PRIORITY))
            .build());
  }
}
