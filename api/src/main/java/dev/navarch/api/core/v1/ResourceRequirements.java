package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;

/**
 * Compute a container or pod needs and the most it may use.
 *
 * @param limits Upper bound per resource, enforced while running
 * @param requests Amount reserved per resource when scheduling; equals the limit if only that is
 *     given
 * @param claims Entries of the pod's resourceClaims whose devices are used here
 */
@ApiType
public record ResourceRequirements(
    @Field(1) Map<String, Quantity> limits,
    @Field(2) Map<String, Quantity> requests,
    @Field(3) @ListMap("name") @FeatureGate("DynamicResourceAllocation") List<ResourceClaim> claims)
    implements ApiStruct<ResourceRequirements> {
  /** Starts a value in which nothing is set. */
  public static ResourceRequirementsBuilder builder() {
    return new ResourceRequirementsBuilder();
  }

  /** Starts a value from this one. */
  public ResourceRequirementsBuilder toBuilder() {
    return new ResourceRequirementsBuilder(this);
  }
}
