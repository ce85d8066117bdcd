package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Where a single daemon on the node listens.
 *
 * @param Port Port number the daemon listens on
 */
@ApiType
public record DaemonEndpoint(@Field(value = 1, required = true) int Port)
    implements ApiStruct<DaemonEndpoint> {
  /** Starts a value in which nothing is set. */
  public static DaemonEndpointBuilder builder() {
    return new DaemonEndpointBuilder();
  }

  /** Starts a value from this one. */
  public DaemonEndpointBuilder toBuilder() {
    return new DaemonEndpointBuilder(this);
  }
}
