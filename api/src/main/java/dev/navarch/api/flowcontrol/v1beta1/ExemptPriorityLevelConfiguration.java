package dev.navarch.api.flowcontrol.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record ExemptPriorityLevelConfiguration(
    @Field(1) @Nullable Integer nominalConcurrencyShares,
    @Field(2) @Nullable Integer lendablePercent)
    implements ApiStruct<ExemptPriorityLevelConfiguration> {
  /** Starts a value in which nothing is set. */
  public static ExemptPriorityLevelConfigurationBuilder builder() {
    return new ExemptPriorityLevelConfigurationBuilder();
  }

  /** Starts a value from this one. */
  public ExemptPriorityLevelConfigurationBuilder toBuilder() {
    return new ExemptPriorityLevelConfigurationBuilder(this);
  }
}
