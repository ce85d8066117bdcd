package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record HPAScalingPolicy(
    @Field(value = 1, required = true) @EnumOf(HPAScalingPolicyType.class) String type,
    @Field(value = 2, required = true) int value,
    @Field(value = 3, required = true) int periodSeconds)
    implements ApiStruct<HPAScalingPolicy> {
  /** Starts a value in which nothing is set. */
  public static HPAScalingPolicyBuilder builder() {
    return new HPAScalingPolicyBuilder();
  }

  /** Starts a value from this one. */
  public HPAScalingPolicyBuilder toBuilder() {
    return new HPAScalingPolicyBuilder(this);
  }
}
