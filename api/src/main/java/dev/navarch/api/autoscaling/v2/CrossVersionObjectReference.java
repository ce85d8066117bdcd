package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Pointer to an object of the same namespace by kind and name.
 *
 * @param kind Kind of the object, for example Deployment
 * @param name Name of the object
 * @param apiVersion Group and version of the object, for example apps/v1
 */
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
