package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * A port a container listens on.
 *
 * @param name Service name for the port, unique in the pod, which Services can target
 * @param hostPort Port of the node to forward from, 1 to 65535; on the host network it equals
 *     containerPort
 * @param containerPort Port number inside the pod, 1 to 65535
 * @param protocol UDP, TCP or SCTP; TCP if unset
 * @param hostIP Node address to bind the host port to
 */
@ApiType
public record ContainerPort(
    @Field(1) String name,
    @Field(2) int hostPort,
    @Field(value = 3, required = true) int containerPort,
    @Field(4) @Default("\"TCP\"") @EnumOf(value = Protocol.class, closed = true) String protocol,
    @Field(5) String hostIP)
    implements ApiStruct<ContainerPort> {
  /** Starts a value in which nothing is set. */
  public static ContainerPortBuilder builder() {
    return new ContainerPortBuilder();
  }

  /** Starts a value from this one. */
  public ContainerPortBuilder toBuilder() {
    return new ContainerPortBuilder(this);
  }
}
