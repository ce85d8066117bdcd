package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

/**
 * Limits that shape a stateful rolling update.
 *
 * @param partition Lowest ordinal to update; pods below it keep the old revision, default 0
 * @param maxUnavailable How many pods may be down during the update, as a count or percentage,
 *     default 1
 */
@ApiType
public record RollingUpdateStatefulSetStrategy(
    @Field(1) @Nullable Integer partition,
    @Field(2) @FeatureGate("MaxUnavailableStatefulSet") @Nullable IntOrString maxUnavailable)
    implements ApiStruct<RollingUpdateStatefulSetStrategy> {
  /** Starts a value in which nothing is set. */
  public static RollingUpdateStatefulSetStrategyBuilder builder() {
    return new RollingUpdateStatefulSetStrategyBuilder();
  }

  /** Starts a value from this one. */
  public RollingUpdateStatefulSetStrategyBuilder toBuilder() {
    return new RollingUpdateStatefulSetStrategyBuilder(this);
  }
}
