package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

/**
 * Bounds on disruption while daemon pods are replaced.
 *
 * @param maxUnavailable Nodes allowed to lack a working pod at once, count or percentage, default 1
 * @param maxSurge Nodes allowed to run old and new pod side by side, count or percentage, default 0
 */
@ApiType
public record RollingUpdateDaemonSet(
    @Field(1) @Nullable IntOrString maxUnavailable, @Field(2) @Nullable IntOrString maxSurge)
    implements ApiStruct<RollingUpdateDaemonSet> {
  /** Starts a value in which nothing is set. */
  public static RollingUpdateDaemonSetBuilder builder() {
    return new RollingUpdateDaemonSetBuilder();
  }

  /** Starts a value from this one. */
  public RollingUpdateDaemonSetBuilder toBuilder() {
    return new RollingUpdateDaemonSetBuilder(this);
  }
}
