package dev.navarch.registry.core.persistentvolume;

import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.api.core.v1.PersistentVolume;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.StorageCells;
import java.util.Objects;

/** How persistent volumes are listed. */
public final class PersistentVolumeColumns {
  private static final String UNSET = "<unset>";

  public static final Columns<PersistentVolume> COLUMNS =
      Columns.<PersistentVolume>named()
          .text("Capacity", "Size of the volume", v -> StorageCells.storage(v.spec().capacity()))
          .text(
              "Access Modes",
              "Ways in which the volume can be mounted",
              v -> StorageCells.accessModes(v.spec().accessModes()))
          .text(
              "Reclaim Policy",
              "What becomes of the volume when its claim is gone",
              v -> v.spec().persistentVolumeReclaimPolicy())
          .text("Status", "Whether the volume is bound to a claim", PersistentVolumeColumns::phase)
          .text("Claim", "Claim that the volume is bound to", PersistentVolumeColumns::claim)
          .text(
              "StorageClass",
              "Storage class of the volume",
              v -> StorageCells.storageClass(v, v.spec().storageClassName()))
          .text(
              "VolumeAttributesClass",
              "Class of the volume's changeable attributes",
              v -> Objects.requireNonNullElse(v.spec().volumeAttributesClassName(), UNSET))
          .text("Reason", "Why the volume failed", v -> v.status().reason())
          .age()
          .wide(
              "VolumeMode",
              "Whether the volume is a file system or a device",
              v -> Objects.requireNonNullElse(v.spec().volumeMode(), UNSET))
          .build();

  private PersistentVolumeColumns() {}

  private static String phase(PersistentVolume volume) {
    return volume.metadata().deletionTimestamp() == null ? volume.status().phase() : "Terminating";
  }

  private static String claim(PersistentVolume volume) {
    ObjectReference claim = volume.spec().claimRef();
    return claim == null ? "" : claim.namespace() + "/" + claim.name();
  }
}
