package dev.navarch.api.storage;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code storage.k8s.io}: classes of storage, and the drivers that provide it. */
public final class StorageGroup implements GroupInstaller {
  private static final String NAME = "storage.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.storageV1(scheme);
    BuiltInTypes.storageV1beta1(scheme);
    BuiltInTypes.storageV1alpha1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1", "v1alpha1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 16800);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 9, BY_DEFAULT, ON_REQUEST);
    group.version("v1alpha1", 1, ON_REQUEST, NOT_AT_ALL);

    group.cluster("csidrivers", "CSIDriver").in("v1").in120("v1beta1").stored120("v1beta1");
    group.cluster("csinodes", "CSINode").in("v1").in120("v1beta1");
    group.namespaced("csistoragecapacities", "CSIStorageCapacity").in136("v1").in120("v1alpha1");
    group.cluster("storageclasses", "StorageClass").shortNames("sc").in("v1").in120("v1beta1");
    group
        .cluster("volumeattachments", "VolumeAttachment")
        .in("v1")
        .in120("v1beta1", "v1alpha1")
        .status()
        .in("v1");
    group
        .cluster("volumeattributesclasses", "VolumeAttributesClass")
        .shortNames("vac")
        .in136("v1", "v1beta1");

    return group.build();
  }
}
