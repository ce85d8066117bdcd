package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * State of a container; one member at most is set, none means waiting.
 *
 * @param waiting Details while the container is yet to start
 * @param running Details while the container runs
 * @param terminated Details once the container has ended
 */
@ApiType
public record ContainerState(
    @Field(1) @Nullable ContainerStateWaiting waiting,
    @Field(2) @Nullable ContainerStateRunning running,
    @Field(3) @Nullable ContainerStateTerminated terminated)
    implements ApiStruct<ContainerState> {
  /** Starts a value in which nothing is set. */
  public static ContainerStateBuilder builder() {
    return new ContainerStateBuilder();
  }

  /** Starts a value from this one. */
  public ContainerStateBuilder toBuilder() {
    return new ContainerStateBuilder(this);
  }
}
