package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Heading and data type of one table column.
 *
 * @param name Column heading shown to people
 * @param type OpenAPI type of the cells, such as string, integer or boolean
 * @param format OpenAPI refinement of the type; name marks the column that identifies the object
 * @param description Longer explanation of what the column shows
 * @param priority Importance of the column: 0 is always shown, higher numbers only in wide output
 */
@ApiType
public record TableColumnDefinition(
    @Field(required = true) String name,
    @Field(required = true) String type,
    @Field(required = true) String format,
    @Field(required = true) String description,
    @Field(required = true) int priority)
    implements ApiStruct<TableColumnDefinition> {
  /** Starts a value in which nothing is set. */
  public static TableColumnDefinitionBuilder builder() {
    return new TableColumnDefinitionBuilder();
  }

  /** Starts a value from this one. */
  public TableColumnDefinitionBuilder toBuilder() {
    return new TableColumnDefinitionBuilder(this);
  }
}
