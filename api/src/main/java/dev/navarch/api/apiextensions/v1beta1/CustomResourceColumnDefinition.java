package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record CustomResourceColumnDefinition(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) String type,
    @Field(3) String format,
    @Field(4) String description,
    @Field(5) int priority,
    @Field(value = 6, required = true) String JSONPath)
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
