package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ApplyConfiguration(@Field(1) String expression)
    implements ApiStruct<ApplyConfiguration> {
  /** Starts a value in which nothing is set. */
  public static ApplyConfigurationBuilder builder() {
    return new ApplyConfigurationBuilder();
  }

  /** Starts a value from this one. */
  public ApplyConfigurationBuilder toBuilder() {
    return new ApplyConfigurationBuilder(this);
  }
}
