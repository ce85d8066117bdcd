package dev.navarch.api.apiserverinternal.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record StorageVersionSpec() implements ApiStruct<StorageVersionSpec> {
  /** Starts a value in which nothing is set. */
  public static StorageVersionSpecBuilder builder() {
    return new StorageVersionSpecBuilder();
  }

  /** Starts a value from this one. */
  public StorageVersionSpecBuilder toBuilder() {
    return new StorageVersionSpecBuilder(this);
  }
}
