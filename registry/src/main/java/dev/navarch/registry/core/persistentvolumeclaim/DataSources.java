package dev.navarch.registry.core.persistentvolumeclaim;

import dev.navarch.api.core.v1.PersistentVolumeClaimSpec;
import dev.navarch.api.core.v1.TypedLocalObjectReference;
import dev.navarch.api.core.v1.TypedObjectReference;

/**
 * Where a claim's volume gets its first content from. There are two fields for it: an old one, for
 * other claims and snapshots only, and a newer one for anything. Either fills in the other.
 */
final class DataSources {
  private static final String SNAPSHOTS = "snapshot.storage.k8s.io";

  private DataSources() {}

  static PersistentVolumeClaimSpec inStep(PersistentVolumeClaimSpec spec) {
    TypedLocalObjectReference old = spec.dataSource();
    TypedObjectReference newer = spec.dataSourceRef();
    if (old != null && newer == null) {
      return isClaimOrSnapshot(old)
          ? spec.toBuilder()
              .dataSourceRef(new TypedObjectReference(old.apiGroup(), old.kind(), old.name(), null))
              .build()
          : spec.toBuilder().dataSource((TypedLocalObjectReference) null).build();
    }
    if (newer == null || old != null) {
      return spec;
    }
    String namespace = newer.namespace();
    return namespace == null || namespace.isEmpty()
        ? spec.toBuilder()
            .dataSource(new TypedLocalObjectReference(newer.apiGroup(), newer.kind(), newer.name()))
            .build()
        : spec;
  }

  /** Other content was dropped without a word before there was the newer field, and still is. */
  private static boolean isClaimOrSnapshot(TypedLocalObjectReference source) {
    String group = source.apiGroup() == null ? "" : source.apiGroup();
    return (source.kind().equals("PersistentVolumeClaim") && group.isEmpty())
        || (source.kind().equals("VolumeSnapshot") && group.equals(SNAPSHOTS));
  }
}
