package dev.navarch.registry.admission.storageprotection;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives new volumes, claims and classes of volume attributes a finalizer, which a controller takes
 * away when nobody uses them any more.
 */
public final class StorageObjectInUseProtection implements MutatingPlugin {
  public static final String NAME = "StorageObjectInUseProtection";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (request.operation() != Operation.CREATE || !(object instanceof MetaObject meta)) {
      return object;
    }
    if (request.isFor("", "persistentvolumes")) {
      return protect(meta, "kubernetes.io/pv-protection");
    }
    if (request.isFor("", "persistentvolumeclaims")) {
      return protect(meta, "kubernetes.io/pvc-protection");
    }
    if (request.isFor("storage.k8s.io", "volumeattributesclasses")) {
      return protect(meta, "kubernetes.io/vac-protection");
    }
    return object;
  }

  private static MetaObject protect(MetaObject object, String finalizer) {
    List<String> present = object.metadata().finalizers();
    if (present.contains(finalizer)) {
      return object;
    }
    List<String> finalizers = new ArrayList<>(present);
    finalizers.add(finalizer);
    return object.withMetadata(object.metadata().toBuilder().finalizers(finalizers).build());
  }
}
