package dev.navarch.api.apps.v1beta2;

import dev.navarch.api.core.v1.ConditionStatus;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

@ApiType
public record ReplicaSetCondition(
    @Field(value = 1, required = true) @EnumOf(ReplicaSetConditionType.class) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastTransitionTime,
    @Field(4) String reason,
    @Field(5) String message)
    implements ApiStruct<ReplicaSetCondition> {
  /** Starts a value in which nothing is set. */
  public static ReplicaSetConditionBuilder builder() {
    return new ReplicaSetConditionBuilder();
  }

  /** Starts a value from this one. */
  public ReplicaSetConditionBuilder toBuilder() {
    return new ReplicaSetConditionBuilder(this);
  }
}
