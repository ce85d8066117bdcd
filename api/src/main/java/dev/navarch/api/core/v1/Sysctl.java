package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * A kernel parameter to set.
 *
 * @param name Parameter to set, such as net.core.somaxconn
 * @param value Text to set the parameter to
 */
@ApiType
public record Sysctl(
    @Field(value = 1, required = true) String name, @Field(value = 2, required = true) String value)
    implements ApiStruct<Sysctl> {
  /** Starts a value in which nothing is set. */
  public static SysctlBuilder builder() {
    return new SysctlBuilder();
  }

  /** Starts a value from this one. */
  public SysctlBuilder toBuilder() {
    return new SysctlBuilder(this);
  }
}
