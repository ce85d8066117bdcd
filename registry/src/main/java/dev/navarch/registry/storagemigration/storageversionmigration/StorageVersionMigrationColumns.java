package dev.navarch.registry.storagemigration.storageversionmigration;

import dev.navarch.api.storagemigration.v1beta1.StorageVersionMigration;
import dev.navarch.apimachinery.meta.v1.ConditionStatus;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.ColumnsBuilder;
import dev.navarch.apiserver.table.Descriptions;

/** How migrations of stored objects are listed. */
public final class StorageVersionMigrationColumns {
  public static final Columns<StorageVersionMigration> COLUMNS =
      ColumnsBuilder.<StorageVersionMigration>unnamed()
          .text("Name", Descriptions.NAME, m -> m.metadata().name())
          .text("Resource", "Resource that is migrated", StorageVersionMigrationColumns::resource)
          .text("Status", "How far the migration is", StorageVersionMigrationColumns::status)
          .build();

  private StorageVersionMigrationColumns() {}

  private static String resource(StorageVersionMigration migration) {
    String group = migration.spec().resource().group();
    String resource = migration.spec().resource().resource();
    return group.isEmpty() ? resource : resource + "." + group;
  }

  /** The last condition that is met. */
  private static String status(StorageVersionMigration migration) {
    return migration.status().conditions().stream()
        .filter(condition -> condition.status().equals(ConditionStatus.TRUE))
        .map(condition -> condition.type())
        .reduce("", (earlier, later) -> later);
  }
}
