package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ResourceClaimConsumerReference(
    @Field(1) String apiGroup,
    @Field(value = 3, required = true) String resource,
    @Field(value = 4, required = true) String name,
    @Field(value = 5, required = true) String uid)
    implements ApiStruct<ResourceClaimConsumerReference> {
  /** Starts a value in which nothing is set. */
  public static ResourceClaimConsumerReferenceBuilder builder() {
    return new ResourceClaimConsumerReferenceBuilder();
  }

  /** Starts a value from this one. */
  public ResourceClaimConsumerReferenceBuilder toBuilder() {
    return new ResourceClaimConsumerReferenceBuilder(this);
  }
}
