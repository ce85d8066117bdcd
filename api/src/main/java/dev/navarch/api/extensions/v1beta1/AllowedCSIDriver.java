package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType(hub = dev.navarch.api.policy.v1beta1.AllowedCSIDriver.class)
public record AllowedCSIDriver(@Field(value = 1, required = true) String name)
    implements ApiStruct<AllowedCSIDriver> {
  /** Starts a value in which nothing is set. */
  public static AllowedCSIDriverBuilder builder() {
    return new AllowedCSIDriverBuilder();
  }

  /** Starts a value from this one. */
  public AllowedCSIDriverBuilder toBuilder() {
    return new AllowedCSIDriverBuilder(this);
  }
}
