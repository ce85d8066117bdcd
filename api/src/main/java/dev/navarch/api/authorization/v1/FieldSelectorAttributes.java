package dev.navarch.api.authorization.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.FieldSelectorRequirement;
import java.util.List;

@ApiType
public record FieldSelectorAttributes(
    @Field(1) String rawSelector, @Field(2) @Atomic List<FieldSelectorRequirement> requirements)
    implements ApiStruct<FieldSelectorAttributes> {
  /** Starts a value in which nothing is set. */
  public static FieldSelectorAttributesBuilder builder() {
    return new FieldSelectorAttributesBuilder();
  }

  /** Starts a value from this one. */
  public FieldSelectorAttributesBuilder toBuilder() {
    return new FieldSelectorAttributesBuilder(this);
  }
}
