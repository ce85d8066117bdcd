package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.RawExtension;
import java.util.List;

@ApiType
public record ConversionRequest(
    @Field(value = 1, required = true) String uid,
    @Field(value = 2, required = true) String desiredAPIVersion,
    @Field(value = 3, required = true) @Atomic List<RawExtension> objects)
    implements ApiStruct<ConversionRequest> {
  /** Starts a value in which nothing is set. */
  public static ConversionRequestBuilder builder() {
    return new ConversionRequestBuilder();
  }

  /** Starts a value from this one. */
  public ConversionRequestBuilder toBuilder() {
    return new ConversionRequestBuilder(this);
  }
}
