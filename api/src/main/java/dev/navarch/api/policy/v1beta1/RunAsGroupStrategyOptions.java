package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Rule about the primary group containers run as.
 *
 * @param rule MustRunAs, MayRunAs or RunAsAny, applied to the primary group
 * @param ranges Group IDs permitted by MustRunAs and MayRunAs
 */
@ApiType
public record RunAsGroupStrategyOptions(
    @Field(value = 1, required = true) @EnumOf(RunAsGroupStrategy.class) String rule,
    @Field(2) List<IDRange> ranges)
    implements ApiStruct<RunAsGroupStrategyOptions> {
  /** Starts a value in which nothing is set. */
  public static RunAsGroupStrategyOptionsBuilder builder() {
    return new RunAsGroupStrategyOptionsBuilder();
  }

  /** Starts a value from this one. */
  public RunAsGroupStrategyOptionsBuilder toBuilder() {
    return new RunAsGroupStrategyOptionsBuilder(this);
  }
}
