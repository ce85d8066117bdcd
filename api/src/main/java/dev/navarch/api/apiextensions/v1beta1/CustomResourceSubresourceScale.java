package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record CustomResourceSubresourceScale(
    @Field(value = 1, required = true) String specReplicasPath,
    @Field(value = 2, required = true) String statusReplicasPath,
    @Field(3) @Nullable String labelSelectorPath)
    implements ApiStruct<CustomResourceSubresourceScale> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceSubresourceScaleBuilder builder() {
    return new CustomResourceSubresourceScaleBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceSubresourceScaleBuilder toBuilder() {
    return new CustomResourceSubresourceScaleBuilder(this);
  }
}
