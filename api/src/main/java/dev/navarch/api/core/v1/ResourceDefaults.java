package dev.navarch.api.core.v1;

import static dev.navarch.api.core.v1.ResourceLists.roundedUp;
import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.withMissing;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

/** Defaults of requests, limits and quotas. */
final class ResourceDefaults {
  private ResourceDefaults() {}

  @DefaultingFunction
  static ResourceRequirements resourceRequirements(ResourceRequirements in) {
    return changed(
        in,
        in.toBuilder().limits(roundedUp(in.limits())).requests(roundedUp(in.requests())).build());
  }

  @DefaultingFunction
  static VolumeResourceRequirements volumeResourceRequirements(VolumeResourceRequirements in) {
    return changed(
        in,
        in.toBuilder().limits(roundedUp(in.limits())).requests(roundedUp(in.requests())).build());
  }

  /**
   * A container that states nothing gets the default, else the maximum; it asks for the default
   * request, else that default, else the minimum.
   */
  @DefaultingFunction
  static LimitRangeItem limitRangeItem(LimitRangeItem in) {
    Map<String, Quantity> limits = in.default_();
    Map<String, Quantity> requests = in.defaultRequest();
    if (in.type().equals(LimitType.CONTAINER)) {
      limits = withMissing(limits, in.max());
      requests = withMissing(withMissing(requests, limits), in.min());
    }
    return changed(
        in,
        in.toBuilder()
            .max(roundedUp(in.max()))
            .min(roundedUp(in.min()))
            .default_(roundedUp(limits))
            .defaultRequest(roundedUp(requests))
            .maxLimitRequestRatio(roundedUp(in.maxLimitRequestRatio()))
            .build());
  }

  @DefaultingFunction
  static ResourceQuotaSpec resourceQuotaSpec(ResourceQuotaSpec in) {
    return changed(in, in.toBuilder().hard(roundedUp(in.hard())).build());
  }

  @DefaultingFunction
  static ResourceQuotaStatus resourceQuotaStatus(ResourceQuotaStatus in) {
    return changed(
        in, in.toBuilder().hard(roundedUp(in.hard())).used(roundedUp(in.used())).build());
  }
}
