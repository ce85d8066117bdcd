package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Ports opened by daemons on a node.
 *
 * @param kubeletEndpoint Where the kubelet can be reached
 */
@ApiType
public record NodeDaemonEndpoints(@Field(1) DaemonEndpoint kubeletEndpoint)
    implements ApiStruct<NodeDaemonEndpoints> {
  /** Starts a value in which nothing is set. */
  public static NodeDaemonEndpointsBuilder builder() {
    return new NodeDaemonEndpointsBuilder();
  }

  /** Starts a value from this one. */
  public NodeDaemonEndpointsBuilder toBuilder() {
    return new NodeDaemonEndpointsBuilder(this);
  }
}
