package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Refers to a claim listed in the pod's resourceClaims.
 *
 * @param name Entry of the pod's resourceClaims whose devices are made available
 * @param request Single request within that claim; all of its results if unset
 */
@ApiType
public record ResourceClaim(
    @Field(value = 1, required = true) String name, @Field(2) String request)
    implements ApiStruct<ResourceClaim> {
  /** Starts a value in which nothing is set. */
  public static ResourceClaimBuilder builder() {
    return new ResourceClaimBuilder();
  }

  /** Starts a value from this one. */
  public ResourceClaimBuilder toBuilder() {
    return new ResourceClaimBuilder(this);
  }
}
