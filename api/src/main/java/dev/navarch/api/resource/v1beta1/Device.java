package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record Device(
    @Field(value = 1, required = true) String name, @Field(2) @Nullable BasicDevice basic)
    implements ApiStruct<Device> {
  /** Starts a value in which nothing is set. */
  public static DeviceBuilder builder() {
    return new DeviceBuilder();
  }

  /** Starts a value from this one. */
  public DeviceBuilder toBuilder() {
    return new DeviceBuilder(this);
  }
}
