package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.value.RawExtension;
import java.util.List;

@ApiType
public record ConversionResponse(
    @Field(value = 1, required = true) String uid,
    @Field(value = 2, required = true) @Atomic List<RawExtension> convertedObjects,
    @Field(value = 3, required = true) Status result)
    implements ApiStruct<ConversionResponse> {
  /** Starts a value in which nothing is set. */
  public static ConversionResponseBuilder builder() {
    return new ConversionResponseBuilder();
  }

  /** Starts a value from this one. */
  public ConversionResponseBuilder toBuilder() {
    return new ConversionResponseBuilder(this);
  }
}
