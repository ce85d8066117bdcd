package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Claim made behind the scenes for extended resources that drivers provide.
 *
 * @param requestMappings Which container resource is met by which request of the claim
 * @param resourceClaimName ResourceClaim made for the pod's extended resources
 */
@ApiType
public record PodExtendedResourceClaimStatus(
    @Field(value = 1, required = true) @Atomic
        List<ContainerExtendedResourceRequest> requestMappings,
    @Field(value = 2, required = true) String resourceClaimName)
    implements ApiStruct<PodExtendedResourceClaimStatus> {
  /** Starts a value in which nothing is set. */
  public static PodExtendedResourceClaimStatusBuilder builder() {
    return new PodExtendedResourceClaimStatusBuilder();
  }

  /** Starts a value from this one. */
  public PodExtendedResourceClaimStatusBuilder toBuilder() {
    return new PodExtendedResourceClaimStatusBuilder(this);
  }
}
