package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.RawJson;
import java.util.List;

/**
 * One line of a table, describing one object.
 *
 * @param cells Values in column order; strings, numbers, booleans, simple maps or lists, or null
 * @param conditions Notable states of the row that a client may use for styling
 * @param object The object behind the row: omitted, metadata only or complete, as the request asked
 */
@ApiType
public record TableRow(
    @Field(required = true) @Atomic List<RawJson> cells,
    @Field @Atomic List<TableRowCondition> conditions,
    @Field RawExtension object)
    implements ApiStruct<TableRow> {
  /** Starts a value in which nothing is set. */
  public static TableRowBuilder builder() {
    return new TableRowBuilder();
  }

  /** Starts a value from this one. */
  public TableRowBuilder toBuilder() {
    return new TableRowBuilder(this);
  }
}
