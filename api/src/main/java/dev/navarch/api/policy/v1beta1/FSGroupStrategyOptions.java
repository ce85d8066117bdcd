package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Rule about the group that owns a pod's volumes.
 *
 * @param rule MustRunAs, MayRunAs or RunAsAny, applied to the volume group
 * @param ranges Group IDs permitted for volumes; the first one is the default under MustRunAs
 */
@ApiType
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
