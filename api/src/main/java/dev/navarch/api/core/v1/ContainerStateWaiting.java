package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * A container that has not started yet.
 *
 * @param reason Short cause of the wait, such as ImagePullBackOff
 * @param message Details on what the container is waiting for
 */
@ApiType
public record ContainerStateWaiting(@Field(1) String reason, @Field(2) String message)
    implements ApiStruct<ContainerStateWaiting> {
  /** Starts a value in which nothing is set. */
  public static ContainerStateWaitingBuilder builder() {
    return new ContainerStateWaitingBuilder();
  }

  /** Starts a value from this one. */
  public ContainerStateWaitingBuilder toBuilder() {
    return new ContainerStateWaitingBuilder(this);
  }
}
