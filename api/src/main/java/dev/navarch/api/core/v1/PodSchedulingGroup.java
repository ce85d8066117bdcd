package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Membership of a pod in a group that is scheduled together.
 *
 * @param podGroupName PodGroup in the pod's namespace to which the pod belongs
 */
@ApiType
public record PodSchedulingGroup(@Field(1) @Nullable String podGroupName)
    implements ApiStruct<PodSchedulingGroup> {
  /** Starts a value in which nothing is set. */
  public static PodSchedulingGroupBuilder builder() {
    return new PodSchedulingGroupBuilder();
  }

  /** Starts a value from this one. */
  public PodSchedulingGroupBuilder toBuilder() {
    return new PodSchedulingGroupBuilder(this);
  }
}
