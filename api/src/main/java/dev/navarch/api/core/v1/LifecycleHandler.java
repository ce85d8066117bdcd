package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * What a lifecycle hook does; exactly one member may be set.
 *
 * @param exec Run a command in the container as the hook
 * @param httpGet Make an HTTP request as the hook
 * @param tcpSocket Kept for compatibility only; a hook that uses it fails when it runs
 * @param sleep Pause for a number of seconds as the hook
 */
@ApiType
public record LifecycleHandler(
    @Field(1) @Nullable ExecAction exec,
    @Field(2) @Nullable HTTPGetAction httpGet,
    @Field(3) @Nullable TCPSocketAction tcpSocket,
    @Field(4) @Nullable SleepAction sleep)
    implements ApiStruct<LifecycleHandler> {
  /** Starts a value in which nothing is set. */
  public static LifecycleHandlerBuilder builder() {
    return new LifecycleHandlerBuilder();
  }

  /** Starts a value from this one. */
  public LifecycleHandlerBuilder toBuilder() {
    return new LifecycleHandlerBuilder(this);
  }
}
