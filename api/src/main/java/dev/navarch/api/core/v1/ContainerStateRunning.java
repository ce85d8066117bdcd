package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * A container that is running.
 *
 * @param startedAt When the container last started or restarted
 */
@ApiType
public record ContainerStateRunning(@Field(1) Time startedAt)
    implements ApiStruct<ContainerStateRunning> {
  /** Starts a value in which nothing is set. */
  public static ContainerStateRunningBuilder builder() {
    return new ContainerStateRunningBuilder();
  }

  /** Starts a value from this one. */
  public ContainerStateRunningBuilder toBuilder() {
    return new ContainerStateRunningBuilder(this);
  }
}
