package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.RawExtension;

@ApiType
public record OpaqueDeviceConfiguration(
    @Field(value = 1, required = true) String driver,
    @Field(value = 2, required = true) RawExtension parameters)
    implements ApiStruct<OpaqueDeviceConfiguration> {
  /** Starts a value in which nothing is set. */
  public static OpaqueDeviceConfigurationBuilder builder() {
    return new OpaqueDeviceConfigurationBuilder();
  }

  /** Starts a value from this one. */
  public OpaqueDeviceConfigurationBuilder toBuilder() {
    return new OpaqueDeviceConfigurationBuilder(this);
  }
}
