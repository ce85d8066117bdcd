package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Table column for a custom resource.
 *
 * @param name Heading of the column
 * @param type OpenAPI type of the values shown, for example string or date
 * @param format OpenAPI refinement of the value type; name marks the identifier column
 * @param description What the column tells the reader
 * @param priority 0 for normal output; above 0 the column appears only in wide output
 * @param jsonPath Path of the value to show, evaluated on each object
 */
@ApiType
public record CustomResourceColumnDefinition(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) String type,
    @Field(3) String format,
    @Field(4) String description,
    @Field(5) int priority,
    @Field(value = 6, required = true) String jsonPath)
    implements ApiStruct<CustomResourceColumnDefinition> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceColumnDefinitionBuilder builder() {
    return new CustomResourceColumnDefinitionBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceColumnDefinitionBuilder toBuilder() {
    return new CustomResourceColumnDefinitionBuilder(this);
  }
}
