package dev.navarch.registry.core.persistentvolumeclaim;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.StorageCells;
import java.util.Objects;

/** How claims for persistent volumes are listed. */
public final class PersistentVolumeClaimColumns {
  private static final String UNSET = "<unset>";

  public static final Columns<PersistentVolumeClaim> COLUMNS =
      Columns.<PersistentVolumeClaim>named()
          .text(
              "Status",
              "Whether the claim is bound to a volume",
              PersistentVolumeClaimColumns::phase)
          .text("Volume", "Volume that the claim is bound to", c -> c.spec().volumeName())
          .text(
              "Capacity",
              "Size of the volume",
              c -> isBound(c) ? StorageCells.storage(c.status().capacity()) : "")
          .text(
              "Access Modes",
              "Ways in which the volume can be mounted",
              c -> isBound(c) ? StorageCells.accessModes(c.status().accessModes()) : "")
          .text(
              "StorageClass",
              "Storage class that is asked for",
              c -> StorageCells.storageClass(c, c.spec().storageClassName()))
          .text(
              "VolumeAttributesClass",
              "Class of the volume's changeable attributes",
              c -> Objects.requireNonNullElse(c.spec().volumeAttributesClassName(), UNSET))
          .age()
          .wide(
              "VolumeMode",
              "Whether the volume is a file system or a device",
              c -> Objects.requireNonNullElse(c.spec().volumeMode(), UNSET))
          .build();

  private PersistentVolumeClaimColumns() {}

  private static String phase(PersistentVolumeClaim claim) {
    return claim.metadata().deletionTimestamp() == null ? claim.status().phase() : "Terminating";
  }

  private static boolean isBound(PersistentVolumeClaim claim) {
    return !claim.spec().volumeName().isEmpty();
  }
}
