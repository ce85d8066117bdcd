package dev.navarch.api.resource.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.eachValue;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.Time;

/** Defaults of devices and requests for them. */
final class DeviceDefaults {
  private DeviceDefaults() {}

  @DefaultingFunction
  static ExactDeviceRequest exactDeviceRequest(ExactDeviceRequest in) {
    String mode = ifEmpty(in.allocationMode(), DeviceAllocationMode.EXACT_COUNT);
    return changed(
        in, in.toBuilder().allocationMode(mode).count(DeviceCounts.of(mode, in.count())).build());
  }

  @DefaultingFunction
  static DeviceSubRequest deviceSubRequest(DeviceSubRequest in) {
    String mode = ifEmpty(in.allocationMode(), DeviceAllocationMode.EXACT_COUNT);
    return changed(
        in, in.toBuilder().allocationMode(mode).count(DeviceCounts.of(mode, in.count())).build());
  }

  @DefaultingFunction
  static DeviceTaint deviceTaint(DeviceTaint in, DefaultingContext context) {
    return in.timeAdded() == null
        ? in.toBuilder().timeAdded(Time.of(context.clock().instant())).build()
        : in;
  }

  @DefaultingFunction
  static Device device(Device in) {
    return changed(
        in,
        in.toBuilder()
            .nodeAllocatableResourceMappings(
                eachValue(in.nodeAllocatableResourceMappings(), DeviceDefaults::mapping))
            .build());
  }

  private static NodeAllocatableResourceMapping mapping(NodeAllocatableResourceMapping in) {
    return changed(
        in,
        in.toBuilder()
            .allocationMultiplier(ifNull(in.allocationMultiplier(), Quantity.of(1)))
            .build());
  }
}
