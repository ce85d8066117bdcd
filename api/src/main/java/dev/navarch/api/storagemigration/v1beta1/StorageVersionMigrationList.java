package dev.navarch.api.storagemigration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of storage version migrations. */
@ApiType
public record StorageVersionMigrationList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<StorageVersionMigration> items)
    implements ApiList<StorageVersionMigration>, ApiStruct<StorageVersionMigrationList> {
  /** Starts a value in which nothing is set but its kind. */
  public static StorageVersionMigrationListBuilder builder() {
    return new StorageVersionMigrationListBuilder();
  }

  /** Starts a value from this one. */
  public StorageVersionMigrationListBuilder toBuilder() {
    return new StorageVersionMigrationListBuilder(this);
  }
}
