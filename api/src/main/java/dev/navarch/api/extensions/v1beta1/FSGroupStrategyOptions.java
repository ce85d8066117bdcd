package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType(hub = dev.navarch.api.policy.v1beta1.FSGroupStrategyOptions.class)
public record FSGroupStrategyOptions(
    @Field(1) @EnumOf(FSGroupStrategyType.class) String rule, @Field(2) List<IDRange> ranges)
    implements ApiStruct<FSGroupStrategyOptions> {
  /** Starts a value in which nothing is set. */
  public static FSGroupStrategyOptionsBuilder builder() {
    return new FSGroupStrategyOptionsBuilder();
  }

  /** Starts a value from this one. */
  public FSGroupStrategyOptionsBuilder toBuilder() {
    return new FSGroupStrategyOptionsBuilder(this);
  }
}
