package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record CrossVersionObjectReference(
    @Field(value = 1, required = true) String kind,
    @Field(value = 2, required = true) String name,
    @Field(3) String apiVersion)
    implements ApiStruct<CrossVersionObjectReference> {
  /** Starts a value in which nothing is set. */
  public static CrossVersionObjectReferenceBuilder builder() {
    return new CrossVersionObjectReferenceBuilder();
  }

  /** Starts a value from this one. */
  public CrossVersionObjectReferenceBuilder toBuilder() {
    return new CrossVersionObjectReferenceBuilder(this);
  }
}
