package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record HPAScalingRules(
    @Field(3) @Nullable Integer stabilizationWindowSeconds,
    @Field(1) @EnumOf(ScalingPolicySelect.class) @Nullable String selectPolicy,
    @Field(2) List<HPAScalingPolicy> policies)
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
