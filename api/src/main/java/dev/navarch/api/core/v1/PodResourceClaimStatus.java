package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Which ResourceClaim serves an entry of the pod's resourceClaims.
 *
 * @param name Entry of the spec's resourceClaims concerned
 * @param resourceClaimName ResourceClaim made for the entry; unset if none was needed
 */
@ApiType
public record PodResourceClaimStatus(
    @Field(value = 1, required = true) String name, @Field(2) @Nullable String resourceClaimName)
    implements ApiStruct<PodResourceClaimStatus> {
  /** Starts a value in which nothing is set. */
  public static PodResourceClaimStatusBuilder builder() {
    return new PodResourceClaimStatusBuilder();
  }

  /** Starts a value from this one. */
  public PodResourceClaimStatusBuilder toBuilder() {
    return new PodResourceClaimStatusBuilder(this);
  }
}
