package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * One address of the node that runs a pod.
 *
 * @param ip IPv4 or IPv6 address assigned to the node
 */
@ApiType
public record HostIP(@Field(value = 1, required = true) String ip) implements ApiStruct<HostIP> {
  /** Starts a value in which nothing is set. */
  public static HostIPBuilder builder() {
    return new HostIPBuilder();
  }

  /** Starts a value from this one. */
  public HostIPBuilder toBuilder() {
    return new HostIPBuilder(this);
  }
}
