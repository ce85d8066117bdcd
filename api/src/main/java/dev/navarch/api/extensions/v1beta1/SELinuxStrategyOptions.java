package dev.navarch.api.extensions.v1beta1;

import dev.navarch.api.core.v1.SELinuxOptions;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.policy.v1beta1.SELinuxStrategyOptions.class)
public record SELinuxStrategyOptions(
    @Field(value = 1, required = true) @EnumOf(SELinuxStrategy.class) String rule,
    @Field(2) @Nullable SELinuxOptions seLinuxOptions)
    implements ApiStruct<SELinuxStrategyOptions> {
  /** Starts a value in which nothing is set. */
  public static SELinuxStrategyOptionsBuilder builder() {
    return new SELinuxStrategyOptionsBuilder();
  }

  /** Starts a value from this one. */
  public SELinuxStrategyOptionsBuilder toBuilder() {
    return new SELinuxStrategyOptionsBuilder(this);
  }
}
