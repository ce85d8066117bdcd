package dev.navarch.api.apps.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record DaemonSetUpdateStrategy(
    @Field(1) @EnumOf(DaemonSetUpdateStrategyType.class) String type,
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
