package dev.navarch.api.authorization.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirement;
import java.util.List;

@ApiType
public record LabelSelectorAttributes(
    @Field(1) String rawSelector, @Field(2) @Atomic List<LabelSelectorRequirement> requirements)
    implements ApiStruct<LabelSelectorAttributes> {
  /** Starts a value in which nothing is set. */
  public static LabelSelectorAttributesBuilder builder() {
    return new LabelSelectorAttributesBuilder();
  }

  /** Starts a value from this one. */
  public LabelSelectorAttributesBuilder toBuilder() {
    return new LabelSelectorAttributesBuilder(this);
  }
}
