package dev.navarch.api.extensions.v1beta1;

import dev.navarch.api.core.v1.ConditionStatus;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

@ApiType(hub = dev.navarch.api.apps.v1.DaemonSetCondition.class)
public record DaemonSetCondition(
    @Field(value = 1, required = true) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastTransitionTime,
    @Field(4) String reason,
    @Field(5) String message)
    implements ApiStruct<DaemonSetCondition> {
  /** Starts a value in which nothing is set. */
  public static DaemonSetConditionBuilder builder() {
    return new DaemonSetConditionBuilder();
  }

  /** Starts a value from this one. */
  public DaemonSetConditionBuilder toBuilder() {
    return new DaemonSetConditionBuilder(this);
  }
}
