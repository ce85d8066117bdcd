package dev.navarch.api.authentication.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record BoundObjectReference(
    @Field(1) String kind,
    @Field(2) String apiVersion,
    @Field(3) String name,
    @Field(value = 4, protoName = "uID") String uid)
    implements ApiStruct<BoundObjectReference> {
  /** Starts a value in which nothing is set. */
  public static BoundObjectReferenceBuilder builder() {
    return new BoundObjectReferenceBuilder();
  }

  /** Starts a value from this one. */
  public BoundObjectReferenceBuilder toBuilder() {
    return new BoundObjectReferenceBuilder(this);
  }
}
