package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * How daemon pods move to a changed template.
 *
 * @param type RollingUpdate (the default) or OnDelete
 * @param rollingUpdate Pace of the rolling update; only read with that type
 */
@ApiType
public record DaemonSetUpdateStrategy(
    @Field(1) @EnumOf(value = DaemonSetUpdateStrategyType.class, closed = true) String type,
    @Field(2) @Nullable RollingUpdateDaemonSet rollingUpdate)
    implements ApiStruct<DaemonSetUpdateStrategy> {
  /** Starts a value in which nothing is set. */
  public static DaemonSetUpdateStrategyBuilder builder() {
    return new DaemonSetUpdateStrategyBuilder();
  }

  /** Starts a value from this one. */
  public DaemonSetUpdateStrategyBuilder toBuilder() {
    return new DaemonSetUpdateStrategyBuilder(this);
  }
}
