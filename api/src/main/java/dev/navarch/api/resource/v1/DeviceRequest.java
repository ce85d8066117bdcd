package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceRequest(
    @Field(value = 1, required = true) String name,
    @Field(2) @Nullable ExactDeviceRequest exactly,
    @Field(3) @Atomic @FeatureGate("DRAPrioritizedList") List<DeviceSubRequest> firstAvailable)
    implements ApiStruct<DeviceRequest> {
  /** Starts a value in which nothing is set. */
  public static DeviceRequestBuilder builder() {
    return new DeviceRequestBuilder();
  }

  /** Starts a value from this one. */
  public DeviceRequestBuilder toBuilder() {
    return new DeviceRequestBuilder(this);
  }
}
