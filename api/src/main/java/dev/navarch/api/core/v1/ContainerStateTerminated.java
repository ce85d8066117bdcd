package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * A container that has ended.
 *
 * @param exitCode Exit code of the container's last run
 * @param signal Number of the signal that ended the last run, if one did
 * @param reason Short cause of the end, such as Completed, Error or OOMKilled
 * @param message Text the container left about its end
 * @param startedAt When the ended run had begun
 * @param finishedAt When the run came to its end
 * @param containerID Ended container's identifier, as type://id
 */
@ApiType
public record ContainerStateTerminated(
    @Field(value = 1, required = true) int exitCode,
    @Field(2) int signal,
    @Field(3) String reason,
    @Field(4) String message,
    @Field(5) Time startedAt,
    @Field(6) Time finishedAt,
    @Field(7) String containerID)
    implements ApiStruct<ContainerStateTerminated> {
  /** Starts a value in which nothing is set. */
  public static ContainerStateTerminatedBuilder builder() {
    return new ContainerStateTerminatedBuilder();
  }

  /** Starts a value from this one. */
  public ContainerStateTerminatedBuilder toBuilder() {
    return new ContainerStateTerminatedBuilder(this);
  }
}
