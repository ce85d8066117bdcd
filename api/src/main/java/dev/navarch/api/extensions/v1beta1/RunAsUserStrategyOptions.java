package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType(hub = dev.navarch.api.policy.v1beta1.RunAsUserStrategyOptions.class)
public record RunAsUserStrategyOptions(
    @Field(value = 1, required = true) @EnumOf(RunAsUserStrategy.class) String rule,
    @Field(2) List<IDRange> ranges)
    implements ApiStruct<RunAsUserStrategyOptions> {
  /** Starts a value in which nothing is set. */
  public static RunAsUserStrategyOptionsBuilder builder() {
    return new RunAsUserStrategyOptionsBuilder();
  }

  /** Starts a value from this one. */
  public RunAsUserStrategyOptionsBuilder toBuilder() {
    return new RunAsUserStrategyOptionsBuilder(this);
  }
}
