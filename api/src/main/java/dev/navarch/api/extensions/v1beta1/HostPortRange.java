package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType(hub = dev.navarch.api.policy.v1beta1.HostPortRange.class)
public record HostPortRange(
    @Field(value = 1, required = true) int min, @Field(value = 2, required = true) int max)
    implements ApiStruct<HostPortRange> {
  /** Starts a value in which nothing is set. */
  public static HostPortRangeBuilder builder() {
    return new HostPortRangeBuilder();
  }

  /** Starts a value from this one. */
  public HostPortRangeBuilder toBuilder() {
    return new HostPortRangeBuilder(this);
  }
}
