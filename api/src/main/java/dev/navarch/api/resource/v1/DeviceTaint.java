package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceTaint(
    @Field(value = 1, required = true) String key,
    @Field(2) String value,
    @Field(value = 3, required = true) @EnumOf(value = DeviceTaintEffect.class, closed = true)
        String effect,
    @Field(4) @Nullable Time timeAdded)
    implements ApiStruct<DeviceTaint> {
  /** Starts a value in which nothing is set. */
  public static DeviceTaintBuilder builder() {
    return new DeviceTaintBuilder();
  }

  /** Starts a value from this one. */
  public DeviceTaintBuilder toBuilder() {
    return new DeviceTaintBuilder(this);
  }
}
