package dev.navarch.api.storagemigration;

import static dev.navarch.api.install.Serving.NOT_AT_ALL;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code storagemigration.k8s.io}: orders to rewrite stored objects in another version. */
public final class StorageMigrationGroup implements GroupInstaller {
  private static final String NAME = "storagemigration.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.storagemigrationV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 15800);
    group.version("v1beta1", 9, NOT_AT_ALL, ON_REQUEST);

    group.cluster("storageversionmigrations", "StorageVersionMigration").in("v1beta1").status();

    return group.build();
  }
}
