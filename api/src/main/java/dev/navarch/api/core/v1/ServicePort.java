package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

/**
 * One port a Service offers.
 *
 * @param name DNS label for the port; required and unique when there are several
 * @param protocol IP protocol: TCP, UDP or SCTP; TCP if unset
 * @param appProtocol Hint at the application protocol, such as http, kubernetes.io/h2c or a
 *     prefixed name
 * @param port Port number clients connect to
 * @param targetPort Number or name of the pod's port; same as port if unset, ignored when headless
 * @param nodePort Port opened on every node for NodePort and LoadBalancer; assigned automatically
 *     if unset
 */
@ApiType
public record ServicePort(
    @Field(1) String name,
    @Field(2) @Default("\"TCP\"") @EnumOf(value = Protocol.class, closed = true) String protocol,
    @Field(6) @Nullable String appProtocol,
    @Field(value = 3, required = true) int port,
    @Field(4) IntOrString targetPort,
    @Field(5) int nodePort)
    implements ApiStruct<ServicePort> {
  /** Starts a value in which nothing is set. */
  public static ServicePortBuilder builder() {
    return new ServicePortBuilder();
  }

  /** Starts a value from this one. */
  public ServicePortBuilder toBuilder() {
    return new ServicePortBuilder(this);
  }
}
