package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * How running pods move to a changed template.
 *
 * @param type RollingUpdate (the default) or OnDelete
 * @param rollingUpdate Knobs of the rolling update; only allowed with that type
 */
@ApiType
public record StatefulSetUpdateStrategy(
    @Field(1) @EnumOf(value = StatefulSetUpdateStrategyType.class, closed = true) String type,
    @Field(2) @Nullable RollingUpdateStatefulSetStrategy rollingUpdate)
    implements ApiStruct<StatefulSetUpdateStrategy> {
  /** Starts a value in which nothing is set. */
  public static StatefulSetUpdateStrategyBuilder builder() {
    return new StatefulSetUpdateStrategyBuilder();
  }

  /** Starts a value from this one. */
  public StatefulSetUpdateStrategyBuilder toBuilder() {
    return new StatefulSetUpdateStrategyBuilder(this);
  }
}
