package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Action of a probe or hook in older releases; exactly one member may be set.
 *
 * @param exec Command to run within the container
 * @param httpGet HTTP request to send
 * @param tcpSocket TCP port to connect to; without effect in hooks
 */
@ApiType
public record Handler(
    @Field(1) @Nullable ExecAction exec,
    @Field(2) @Nullable HTTPGetAction httpGet,
    @Field(3) @Nullable TCPSocketAction tcpSocket)
    implements ApiStruct<Handler> {
  /** Starts a value in which nothing is set. */
  public static HandlerBuilder builder() {
    return new HandlerBuilder();
  }

  /** Starts a value from this one. */
  public HandlerBuilder toBuilder() {
    return new HandlerBuilder(this);
  }
}
