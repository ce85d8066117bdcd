package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

@ApiType
public record PodDisruptionBudgetSpec(
    @Field(1) @Nullable IntOrString minAvailable,
    @Field(2) @Nullable LabelSelector selector,
    @Field(3) @Nullable IntOrString maxUnavailable,
    @Field(4) @EnumOf(value = UnhealthyPodEvictionPolicyType.class, closed = true)
        @Nullable String unhealthyPodEvictionPolicy)
    implements ApiStruct<PodDisruptionBudgetSpec> {
  /** Starts a value in which nothing is set. */
  public static PodDisruptionBudgetSpecBuilder builder() {
    return new PodDisruptionBudgetSpecBuilder();
  }

  /** Starts a value from this one. */
  public PodDisruptionBudgetSpecBuilder toBuilder() {
    return new PodDisruptionBudgetSpecBuilder(this);
  }
}
