package dev.navarch.registry.apiserverinternal.storageversion;

import dev.navarch.api.apiserverinternal.v1alpha1.StorageVersion;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.ListCells;
import java.util.Objects;

/** How versions of stored objects are listed. */
public final class StorageVersionColumns {
  public static final Columns<StorageVersion> COLUMNS =
      Columns.<StorageVersion>named()
          .text(
              "CommonEncodingVersion",
              "Version that all servers write, if they agree",
              v -> Objects.requireNonNullElse(v.status().commonEncodingVersion(), "<unset>"))
          .text(
              "StorageVersions", "Version that each server writes", StorageVersionColumns::servers)
          .age()
          .build();

  private StorageVersionColumns() {}

  private static String servers(StorageVersion version) {
    return ListCells.firstThree(
        version.status().storageVersions().stream()
            .map(server -> server.apiServerID() + "=" + server.encodingVersion())
            .toList());
  }
}
