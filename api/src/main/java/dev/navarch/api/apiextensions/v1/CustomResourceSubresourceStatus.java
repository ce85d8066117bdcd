package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/** Turns on the status subresource; has no settings. */
@ApiType
public record CustomResourceSubresourceStatus()
    implements ApiStruct<CustomResourceSubresourceStatus> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceSubresourceStatusBuilder builder() {
    return new CustomResourceSubresourceStatusBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceSubresourceStatusBuilder toBuilder() {
    return new CustomResourceSubresourceStatusBuilder(this);
  }
}
