package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * One observed aspect of a replication controller.
 *
 * @param type Aspect of the controller reported on; ReplicaFailure is the known one
 * @param status True, False or Unknown for this aspect of the controller
 * @param lastTransitionTime When the controller's condition last changed status
 * @param reason Short CamelCase code for the controller condition's latest change
 * @param message Readable details about the controller condition's latest change
 */
@ApiType
public record ReplicationControllerCondition(
    @Field(value = 1, required = true) @EnumOf(ReplicationControllerConditionType.class)
        String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastTransitionTime,
    @Field(4) String reason,
    @Field(5) String message)
    implements ApiStruct<ReplicationControllerCondition> {
  /** Starts a value in which nothing is set. */
  public static ReplicationControllerConditionBuilder builder() {
    return new ReplicationControllerConditionBuilder();
  }

  /** Starts a value from this one. */
  public ReplicationControllerConditionBuilder toBuilder() {
    return new ReplicationControllerConditionBuilder(this);
  }
}
