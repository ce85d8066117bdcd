package dev.navarch.api.resource.v1beta1;

import dev.navarch.api.resource.v1.ExactDeviceRequest;
import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.runtime.Walk;

/**
 * Converts requests for devices. The hub holds in {@code exactly} what this version has in the
 * request itself, so that a request is either exact or a list of alternatives.
 */
final class DeviceRequestConversions {
  private DeviceRequestConversions() {}

  /** A request that sets both keeps both: it is for validation to refuse it. */
  @ConversionFunction(
      partial = {
        "deviceClassName",
        "selectors",
        "allocationMode",
        "count",
        "adminAccess",
        "tolerations",
        "capacity"
      })
  static dev.navarch.api.resource.v1.DeviceRequest toHub(
      DeviceRequest in, dev.navarch.api.resource.v1.DeviceRequest out) {
    if (!exact(in)) {
      return out;
    }
    CapacityRequirements capacity = in.capacity();
    return out.toBuilder()
        .exactly(
            new ExactDeviceRequest(
                in.deviceClassName(),
                Walk.map(in.selectors(), GeneratedConversions::deviceSelectorToHub),
                in.allocationMode(),
                in.count(),
                in.adminAccess(),
                Walk.map(in.tolerations(), GeneratedConversions::deviceTolerationToHub),
                capacity == null ? null : GeneratedConversions.capacityRequirementsToHub(capacity)))
        .build();
  }

  private static boolean exact(DeviceRequest request) {
    return !request.deviceClassName().isEmpty()
        || !Absent.is(request.selectors())
        || !request.allocationMode().isEmpty()
        || request.count() != 0
        || request.adminAccess() != null
        || !Absent.is(request.tolerations())
        || request.capacity() != null;
  }

  @ConversionFunction(partial = "exactly")
  static DeviceRequest fromHub(dev.navarch.api.resource.v1.DeviceRequest in, DeviceRequest out) {
    ExactDeviceRequest exactly = in.exactly();
    if (exactly == null) {
      return out;
    }
    dev.navarch.api.resource.v1.CapacityRequirements capacity = exactly.capacity();
    return out.toBuilder()
        .deviceClassName(exactly.deviceClassName())
        .selectors(Walk.map(exactly.selectors(), GeneratedConversions::deviceSelectorFromHub))
        .allocationMode(exactly.allocationMode())
        .count(exactly.count())
        .adminAccess(exactly.adminAccess())
        .tolerations(Walk.map(exactly.tolerations(), GeneratedConversions::deviceTolerationFromHub))
        .capacity(
            capacity == null ? null : GeneratedConversions.capacityRequirementsFromHub(capacity))
        .build();
  }
}
