package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ResourceClaimSpec(@Field(value = 1, omit = Omit.NEVER) DeviceClaim devices)
    implements ApiStruct<ResourceClaimSpec> {
  /** Starts a value in which nothing is set. */
  public static ResourceClaimSpecBuilder builder() {
    return new ResourceClaimSpecBuilder();
  }

  /** Starts a value from this one. */
  public ResourceClaimSpecBuilder toBuilder() {
    return new ResourceClaimSpecBuilder(this);
  }
}
