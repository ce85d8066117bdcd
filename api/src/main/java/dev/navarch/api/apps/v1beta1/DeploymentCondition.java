package dev.navarch.api.apps.v1beta1;

import dev.navarch.api.core.v1.ConditionStatus;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

@ApiType
public record DeploymentCondition(
    @Field(value = 1, required = true) @EnumOf(DeploymentConditionType.class) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(6) Time lastUpdateTime,
    @Field(7) Time lastTransitionTime,
    @Field(4) String reason,
    @Field(5) String message)
    implements ApiStruct<DeploymentCondition> {
  /** Starts a value in which nothing is set. */
  public static DeploymentConditionBuilder builder() {
    return new DeploymentConditionBuilder();
  }

  /** Starts a value from this one. */
  public DeploymentConditionBuilder toBuilder() {
    return new DeploymentConditionBuilder(this);
  }
}
