package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * How a probe tests the container; exactly one member may be set.
 *
 * @param exec Run a command in the container and look at its exit code
 * @param httpGet Make an HTTP request and look at the response code
 * @param tcpSocket Try to connect to a TCP port
 * @param grpc Call the gRPC health checking service
 */
@ApiType
public record ProbeHandler(
    @Field(1) @Nullable ExecAction exec,
    @Field(2) @Nullable HTTPGetAction httpGet,
    @Field(3) @Nullable TCPSocketAction tcpSocket,
    @Field(4) @Nullable GRPCAction grpc)
    implements ApiStruct<ProbeHandler> {
  /** Starts a value in which nothing is set. */
  public static ProbeHandlerBuilder builder() {
    return new ProbeHandlerBuilder();
  }

  /** Starts a value from this one. */
  public ProbeHandlerBuilder toBuilder() {
    return new ProbeHandlerBuilder(this);
  }
}
