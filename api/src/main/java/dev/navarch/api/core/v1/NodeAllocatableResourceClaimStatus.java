package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;

/**
 * Node resources that a pod uses through one claim.
 *
 * @param resourceClaimName Claim through which the resources were allocated
 * @param containers Containers that refer to the claim
 * @param resources Amount of each node resource allocated through the claim
 */
@ApiType
public record NodeAllocatableResourceClaimStatus(
    @Field(value = 1, required = true) String resourceClaimName,
    @Field(2) @ListSet List<String> containers,
    @Field(value = 3, required = true) Map<String, Quantity> resources)
    implements ApiStruct<NodeAllocatableResourceClaimStatus> {
  /** Starts a value in which nothing is set. */
  public static NodeAllocatableResourceClaimStatusBuilder builder() {
    return new NodeAllocatableResourceClaimStatusBuilder();
  }

  /** Starts a value from this one. */
  public NodeAllocatableResourceClaimStatusBuilder toBuilder() {
    return new NodeAllocatableResourceClaimStatusBuilder(this);
  }
}
