package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * CSI driver a policy permits for inline volumes.
 *
 * @param name Driver name under which it is registered
 */
@ApiType
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
