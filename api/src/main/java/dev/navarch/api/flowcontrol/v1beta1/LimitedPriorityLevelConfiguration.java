package dev.navarch.api.flowcontrol.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record LimitedPriorityLevelConfiguration(
    @Field(value = 1, omit = Omit.NEVER) int assuredConcurrencyShares,
    @Field(2) LimitResponse limitResponse,
    @Field(3) @Nullable Integer lendablePercent,
    @Field(4) @Nullable Integer borrowingLimitPercent)
    implements ApiStruct<LimitedPriorityLevelConfiguration> {
  /** Starts a value in which nothing is set. */
  public static LimitedPriorityLevelConfigurationBuilder builder() {
    return new LimitedPriorityLevelConfigurationBuilder();
  }

  /** Starts a value from this one. */
  public LimitedPriorityLevelConfigurationBuilder toBuilder() {
    return new LimitedPriorityLevelConfigurationBuilder(this);
  }
}
