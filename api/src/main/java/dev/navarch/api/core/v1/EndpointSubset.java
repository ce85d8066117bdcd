package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Addresses with the ports they serve; each address goes with each port.
 *
 * @param addresses Addresses that are ready and safe to send traffic to
 * @param notReadyAddresses Addresses whose pods are starting or failing readiness or liveness
 *     checks
 * @param ports Ports served at these addresses
 */
@ApiType
public record EndpointSubset(
    @Field(1) @Atomic List<EndpointAddress> addresses,
    @Field(2) @Atomic List<EndpointAddress> notReadyAddresses,
    @Field(3) @Atomic List<EndpointPort> ports)
    implements ApiStruct<EndpointSubset> {
  /** Starts a value in which nothing is set. */
  public static EndpointSubsetBuilder builder() {
    return new EndpointSubsetBuilder();
  }

  /** Starts a value from this one. */
  public EndpointSubsetBuilder toBuilder() {
    return new EndpointSubsetBuilder(this);
  }
}
