package dev.navarch.api.discovery.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ForZone(@Field(value = 1, required = true) String name)
    implements ApiStruct<ForZone> {
  /** Starts a value in which nothing is set. */
  public static ForZoneBuilder builder() {
    return new ForZoneBuilder();
  }

  /** Starts a value from this one. */
  public ForZoneBuilder toBuilder() {
    return new ForZoneBuilder(this);
  }
}
