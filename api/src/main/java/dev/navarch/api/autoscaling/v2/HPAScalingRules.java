package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Pace limits for one scaling direction.
 *
 * @param stabilizationWindowSeconds Seconds of past recommendations to consider against flapping, 0
 *     to 3600; default 0 up, 300 down
 * @param selectPolicy Choice among the policies: Max (the default), Min or Disabled
 * @param policies Alternative limits on the change within a period; at least one
 * @param tolerance Deviation from the target that is ignored, as a fraction; unset uses the cluster
 *     default of 0.1
 */
@ApiType
public record HPAScalingRules(
    @Field(3) @Nullable Integer stabilizationWindowSeconds,
    @Field(1) @EnumOf(ScalingPolicySelect.class) @Nullable String selectPolicy,
    @Field(2) @Atomic List<HPAScalingPolicy> policies,
    @Field(4) @FeatureGate("HPAConfigurableTolerance") @Nullable Quantity tolerance)
    implements ApiStruct<HPAScalingRules> {
  /** Starts a value in which nothing is set. */
  public static HPAScalingRulesBuilder builder() {
    return new HPAScalingRulesBuilder();
  }

  /** Starts a value from this one. */
  public HPAScalingRulesBuilder toBuilder() {
    return new HPAScalingRulesBuilder(this);
  }
}
