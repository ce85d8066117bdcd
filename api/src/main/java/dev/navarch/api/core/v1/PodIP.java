package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * One address of a pod.
 *
 * @param ip IPv4 or IPv6 address assigned to the pod
 */
@ApiType
public record PodIP(@Field(value = 1, required = true) String ip) implements ApiStruct<PodIP> {
  /** Starts a value in which nothing is set. */
  public static PodIPBuilder builder() {
    return new PodIPBuilder();
  }

  /** Starts a value from this one. */
  public PodIPBuilder toBuilder() {
    return new PodIPBuilder(this);
  }
}
