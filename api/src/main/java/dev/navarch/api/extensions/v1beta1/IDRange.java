package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType(hub = dev.navarch.api.policy.v1beta1.IDRange.class)
public record IDRange(
    @Field(value = 1, required = true) long min, @Field(value = 2, required = true) long max)
    implements ApiStruct<IDRange> {
  /** Starts a value in which nothing is set. */
  public static IDRangeBuilder builder() {
    return new IDRangeBuilder();
  }

  /** Starts a value from this one. */
  public IDRangeBuilder toBuilder() {
    return new IDRangeBuilder(this);
  }
}
