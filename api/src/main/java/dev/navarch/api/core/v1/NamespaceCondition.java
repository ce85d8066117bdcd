package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * One observed aspect of a namespace, chiefly about its deletion.
 *
 * @param type Aspect of the namespace reported on
 * @param status True, False or Unknown for this aspect of the namespace
 * @param lastTransitionTime When the namespace condition last changed its status
 * @param reason Short CamelCase code for the namespace condition's latest change
 * @param message Readable details about the namespace condition's latest change
 */
@ApiType
public record NamespaceCondition(
    @Field(value = 1, required = true) @EnumOf(NamespaceConditionType.class) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(4) Time lastTransitionTime,
    @Field(5) String reason,
    @Field(6) String message)
    implements ApiStruct<NamespaceCondition> {
  /** Starts a value in which nothing is set. */
  public static NamespaceConditionBuilder builder() {
    return new NamespaceConditionBuilder();
  }

  /** Starts a value from this one. */
  public NamespaceConditionBuilder toBuilder() {
    return new NamespaceConditionBuilder(this);
  }
}
