package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.runtime.Walk;

/** Converts devices. The hub has the fields of {@code basic} in the device itself. */
final class DeviceConversions {
  private DeviceConversions() {}

  @ConversionFunction
  static dev.navarch.api.resource.v1.Device toHub(Device in) {
    BasicDevice basic = in.basic();
    if (basic == null) {
      return dev.navarch.api.resource.v1.Device.builder().name(in.name()).build();
    }
    return new dev.navarch.api.resource.v1.Device(
        in.name(),
        Walk.map(basic.attributes(), GeneratedConversions::deviceAttributeToHub),
        Walk.map(basic.capacity(), GeneratedConversions::deviceCapacityToHub),
        Walk.map(basic.consumesCounters(), GeneratedConversions::deviceCounterConsumptionToHub),
        basic.nodeName(),
        basic.nodeSelector(),
        basic.allNodes(),
        Walk.map(basic.taints(), GeneratedConversions::deviceTaintToHub),
        basic.bindsToNode(),
        basic.bindingConditions(),
        basic.bindingFailureConditions(),
        basic.allowMultipleAllocations(),
        Walk.map(
            basic.nodeAllocatableResourceMappings(),
            GeneratedConversions::nodeAllocatableResourceMappingToHub));
  }

  /** Always a basic device, even one of nothing but a name. */
  @ConversionFunction
  static Device fromHub(dev.navarch.api.resource.v1.Device in) {
    return new Device(
        in.name(),
        new BasicDevice(
            Walk.map(in.attributes(), GeneratedConversions::deviceAttributeFromHub),
            Walk.map(in.capacity(), GeneratedConversions::deviceCapacityFromHub),
            Walk.map(in.consumesCounters(), GeneratedConversions::deviceCounterConsumptionFromHub),
            in.nodeName(),
            in.nodeSelector(),
            in.allNodes(),
            Walk.map(in.taints(), GeneratedConversions::deviceTaintFromHub),
            in.bindsToNode(),
            in.bindingConditions(),
            in.bindingFailureConditions(),
            in.allowMultipleAllocations(),
            Walk.map(
                in.nodeAllocatableResourceMappings(),
                GeneratedConversions::nodeAllocatableResourceMappingFromHub)));
  }
}
