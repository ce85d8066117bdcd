package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Maps the scale subresource to fields of the custom object.
 *
 * @param specReplicasPath Path below .spec that holds the wanted replica count
 * @param statusReplicasPath Path below .status that holds the actual replica count
 * @param labelSelectorPath Path below .status or .spec to a selector in text form; needed for
 *     autoscaling
 */
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
