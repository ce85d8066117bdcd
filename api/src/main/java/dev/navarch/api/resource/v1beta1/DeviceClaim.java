package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record DeviceClaim(
    @Field(value = 1, omit = Omit.NEVER) @Atomic List<DeviceRequest> requests,
    @Field(2) @Atomic List<DeviceConstraint> constraints,
    @Field(3) @Atomic List<DeviceClaimConfiguration> config)
    implements ApiStruct<DeviceClaim> {
  /** Starts a value in which nothing is set. */
  public static DeviceClaimBuilder builder() {
    return new DeviceClaimBuilder();
  }

  /** Starts a value from this one. */
  public DeviceClaimBuilder toBuilder() {
    return new DeviceClaimBuilder(this);
  }
}
