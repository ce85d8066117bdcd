package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * A device claim the pod refers to, by name or made from a template; set one of the two.
 *
 * @param name DNS label by which containers of the pod refer to the claim
 * @param resourceClaimName Existing ResourceClaim in the pod's namespace
 * @param resourceClaimTemplateName ResourceClaimTemplate from which a claim is made for this pod
 *     and deleted with it
 */
@ApiType
public record PodResourceClaim(
    @Field(value = 1, required = true) String name,
    @Field(3) @Nullable String resourceClaimName,
    @Field(4) @Nullable String resourceClaimTemplateName)
    implements ApiStruct<PodResourceClaim> {
  /** Starts a value in which nothing is set. */
  public static PodResourceClaimBuilder builder() {
    return new PodResourceClaimBuilder();
  }

  /** Starts a value from this one. */
  public PodResourceClaimBuilder toBuilder() {
    return new PodResourceClaimBuilder(this);
  }
}
