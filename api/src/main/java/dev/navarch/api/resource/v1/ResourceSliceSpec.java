package dev.navarch.api.resource.v1;

import dev.navarch.api.core.v1.NodeSelector;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record ResourceSliceSpec(
    @Field(value = 1, required = true) String driver,
    @Field(value = 2, required = true) ResourcePool pool,
    @Field(3) @Nullable String nodeName,
    @Field(4) @Nullable NodeSelector nodeSelector,
    @Field(5) @Nullable Boolean allNodes,
    @Field(6) @Atomic List<Device> devices,
    @Field(7) @FeatureGate("DRAPartitionableDevices") @Nullable Boolean perDeviceNodeSelection,
    @Field(8) @Atomic @FeatureGate("DRAPartitionableDevices") List<CounterSet> sharedCounters)
    implements ApiStruct<ResourceSliceSpec> {
  /** Starts a value in which nothing is set. */
  public static ResourceSliceSpecBuilder builder() {
    return new ResourceSliceSpecBuilder();
  }

  /** Starts a value from this one. */
  public ResourceSliceSpecBuilder toBuilder() {
    return new ResourceSliceSpecBuilder(this);
  }
}
