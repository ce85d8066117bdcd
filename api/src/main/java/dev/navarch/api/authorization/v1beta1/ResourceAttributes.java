package dev.navarch.api.authorization.v1beta1;

import dev.navarch.api.authorization.v1.FieldSelectorAttributes;
import dev.navarch.api.authorization.v1.LabelSelectorAttributes;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record ResourceAttributes(
    @Field(1) String namespace,
    @Field(2) String verb,
    @Field(3) String group,
    @Field(4) String version,
    @Field(5) String resource,
    @Field(6) String subresource,
    @Field(7) String name,
    @Field(8) @Nullable FieldSelectorAttributes fieldSelector,
    @Field(9) @Nullable LabelSelectorAttributes labelSelector)
    implements ApiStruct<ResourceAttributes> {
  /** Starts a value in which nothing is set. */
  public static ResourceAttributesBuilder builder() {
    return new ResourceAttributesBuilder();
  }

  /** Starts a value from this one. */
  public ResourceAttributesBuilder toBuilder() {
    return new ResourceAttributesBuilder(this);
  }
}
