package dev.navarch.api.storagemigration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Request to rewrite all stored objects of a resource in its current storage version. */
@ApiType
@Resource(namespaced = false, subresources = @Subresource("status"))
public record StorageVersionMigration(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) StorageVersionMigrationSpec spec,
    @Field(3) StorageVersionMigrationStatus status)
    implements MetaObject, ApiStruct<StorageVersionMigration> {
  /** Starts a value in which nothing is set but its kind. */
  public static StorageVersionMigrationBuilder builder() {
    return new StorageVersionMigrationBuilder();
  }

  /** Starts a value from this one. */
  public StorageVersionMigrationBuilder toBuilder() {
    return new StorageVersionMigrationBuilder(this);
  }
}
