package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record ResourceClaimStatus(
    @Field(1) @Nullable AllocationResult allocation,
    @Field(2) @ListMap("uid") @PatchMerge("uid") List<ResourceClaimConsumerReference> reservedFor,
    @Field(4)
        @ListMap({"driver", "device", "pool", "shareID"})
        @FeatureGate("DRAResourceClaimDeviceStatus")
        List<AllocatedDeviceStatus> devices)
    implements ApiStruct<ResourceClaimStatus> {
  /** Starts a value in which nothing is set. */
  public static ResourceClaimStatusBuilder builder() {
    return new ResourceClaimStatusBuilder();
  }

  /** Starts a value from this one. */
  public ResourceClaimStatusBuilder toBuilder() {
    return new ResourceClaimStatusBuilder(this);
  }
}
