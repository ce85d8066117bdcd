package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceTaintSelector(
    @Field(2) @Nullable String driver,
    @Field(3) @Nullable String pool,
    @Field(4) @Nullable String device)
    implements ApiStruct<DeviceTaintSelector> {
  /** Starts a value in which nothing is set. */
  public static DeviceTaintSelectorBuilder builder() {
    return new DeviceTaintSelectorBuilder();
  }

  /** Starts a value from this one. */
  public DeviceTaintSelectorBuilder toBuilder() {
    return new DeviceTaintSelectorBuilder(this);
  }
}
