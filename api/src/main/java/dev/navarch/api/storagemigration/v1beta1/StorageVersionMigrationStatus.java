package dev.navarch.api.storagemigration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.Condition;
import java.util.List;

@ApiType
public record StorageVersionMigrationStatus(
    @Field(1) @ListMap("type") @PatchMerge("type") List<Condition> conditions,
    @Field(2) String resourceVersion)
    implements ApiStruct<StorageVersionMigrationStatus> {
  /** Starts a value in which nothing is set. */
  public static StorageVersionMigrationStatusBuilder builder() {
    return new StorageVersionMigrationStatusBuilder();
  }

  /** Starts a value from this one. */
  public StorageVersionMigrationStatusBuilder toBuilder() {
    return new StorageVersionMigrationStatusBuilder(this);
  }
}
