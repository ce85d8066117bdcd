package dev.navarch.api.storagemigration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.GroupResource;

@ApiType
public record StorageVersionMigrationSpec(@Field(value = 1, required = true) GroupResource resource)
    implements ApiStruct<StorageVersionMigrationSpec> {
  /** Starts a value in which nothing is set. */
  public static StorageVersionMigrationSpecBuilder builder() {
    return new StorageVersionMigrationSpecBuilder();
  }

  /** Starts a value from this one. */
  public StorageVersionMigrationSpecBuilder toBuilder() {
    return new StorageVersionMigrationSpecBuilder(this);
  }
}
