package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Rule about additional groups of a pod's processes.
 *
 * @param rule MustRunAs, MayRunAs or RunAsAny, applied to additional groups
 * @param ranges Group IDs permitted as additional groups
 */
@ApiType
public record SupplementalGroupsStrategyOptions(
    @Field(1) @EnumOf(SupplementalGroupsStrategyType.class) String rule,
    @Field(2) List<IDRange> ranges)
    implements ApiStruct<SupplementalGroupsStrategyOptions> {
  /** Starts a value in which nothing is set. */
  public static SupplementalGroupsStrategyOptionsBuilder builder() {
    return new SupplementalGroupsStrategyOptionsBuilder();
  }

  /** Starts a value from this one. */
  public SupplementalGroupsStrategyOptionsBuilder toBuilder() {
    return new SupplementalGroupsStrategyOptionsBuilder(this);
  }
}
