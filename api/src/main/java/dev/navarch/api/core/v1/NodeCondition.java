package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * One observed aspect of a node.
 *
 * @param type Aspect of the node reported on, such as Ready or DiskPressure
 * @param status True, False or Unknown for this aspect of the node
 * @param lastHeartbeatTime When the report on this condition last arrived
 * @param lastTransitionTime When the node condition last switched status
 * @param reason Short CamelCase code for the node condition's latest change
 * @param message Readable details about the node condition's latest change
 */
@ApiType
public record NodeCondition(
    @Field(value = 1, required = true) @EnumOf(NodeConditionType.class) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastHeartbeatTime,
    @Field(4) Time lastTransitionTime,
    @Field(5) String reason,
    @Field(6) String message)
    implements ApiStruct<NodeCondition> {
  /** Starts a value in which nothing is set. */
  public static NodeConditionBuilder builder() {
    return new NodeConditionBuilder();
  }

  /** Starts a value from this one. */
  public NodeConditionBuilder toBuilder() {
    return new NodeConditionBuilder(this);
  }
}
