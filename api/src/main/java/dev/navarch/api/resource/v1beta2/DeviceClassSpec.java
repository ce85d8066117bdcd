package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceClassSpec(
    @Field(1) @Atomic List<DeviceSelector> selectors,
    @Field(2) @Atomic List<DeviceClassConfiguration> config,
    @Field(4) @FeatureGate("DRAExtendedResource") @Nullable String extendedResourceName)
    implements ApiStruct<DeviceClassSpec> {
  /** Starts a value in which nothing is set. */
  public static DeviceClassSpecBuilder builder() {
    return new DeviceClassSpecBuilder();
  }

  /** Starts a value from this one. */
  public DeviceClassSpecBuilder toBuilder() {
    return new DeviceClassSpecBuilder(this);
  }
}
