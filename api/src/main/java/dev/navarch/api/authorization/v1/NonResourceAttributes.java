package dev.navarch.api.authorization.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record NonResourceAttributes(@Field(1) String path, @Field(2) String verb)
    implements ApiStruct<NonResourceAttributes> {
  /** Starts a value in which nothing is set. */
  public static NonResourceAttributesBuilder builder() {
    return new NonResourceAttributesBuilder();
  }

  /** Starts a value from this one. */
  public NonResourceAttributesBuilder toBuilder() {
    return new NonResourceAttributesBuilder(this);
  }
}
