package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record NetworkDeviceData(
    @Field(1) String interfaceName,
    @Field(2) @Atomic List<String> ips,
    @Field(3) String hardwareAddress)
    implements ApiStruct<NetworkDeviceData> {
  /** Starts a value in which nothing is set. */
  public static NetworkDeviceDataBuilder builder() {
    return new NetworkDeviceDataBuilder();
  }

  /** Starts a value from this one. */
  public NetworkDeviceDataBuilder toBuilder() {
    return new NetworkDeviceDataBuilder(this);
  }
}
