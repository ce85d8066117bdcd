package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Notable state of a row, for display purposes.
 *
 * @param type Which state is described; Completed marks work that is over
 * @param status True, False or Unknown
 * @param reason Short machine-readable cause of the state
 * @param message Sentence explaining the state to a reader
 */
@ApiType
public record TableRowCondition(
    @Field(required = true) @EnumOf(RowConditionType.class) String type,
    @Field(required = true) @EnumOf(ConditionStatus.class) String status,
    @Field String reason,
    @Field String message)
    implements ApiStruct<TableRowCondition> {
  /** Starts a value in which nothing is set. */
  public static TableRowConditionBuilder builder() {
    return new TableRowConditionBuilder();
  }

  /** Starts a value from this one. */
  public TableRowConditionBuilder toBuilder() {
    return new TableRowConditionBuilder(this);
  }
}
