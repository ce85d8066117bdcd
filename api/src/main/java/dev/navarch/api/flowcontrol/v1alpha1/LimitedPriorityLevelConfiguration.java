package dev.navarch.api.flowcontrol.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record LimitedPriorityLevelConfiguration(
    @Field(value = 1, omit = Omit.NEVER) int assuredConcurrencyShares,
    @Field(2) LimitResponse limitResponse)
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
