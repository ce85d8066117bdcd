package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record CustomResourceSubresources(
    @Field(1) @Nullable CustomResourceSubresourceStatus status,
    @Field(2) @Nullable CustomResourceSubresourceScale scale)
    implements ApiStruct<CustomResourceSubresources> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceSubresourcesBuilder builder() {
    return new CustomResourceSubresourcesBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceSubresourcesBuilder toBuilder() {
    return new CustomResourceSubresourcesBuilder(this);
  }
}
