package dev.navarch.registry.admission.defaultclass;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.storage.v1.StorageClass;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.Optional;

/** Gives a new claim that asks for no class the default one, if there is one. */
public final class DefaultStorageClass implements MutatingPlugin {
  public static final String NAME = "DefaultStorageClass";

  /** How claims named their class before there was a field; empty counts as a choice. */
  private static final String CLASS_ANNOTATION = "volume.beta.kubernetes.io/storage-class";

  private final ResourceStore<StorageClass> classes;

  public DefaultStorageClass(BuiltInStores stores) {
    classes = stores.of("storage.k8s.io", "storageclasses");
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public ApiObject admit(AdmissionRequest request, ApiObject object) {
    if (request.operation() != Operation.CREATE
        || !request.isFor("", "persistentvolumeclaims")
        || !(object instanceof PersistentVolumeClaim claim)
        || claim.spec().storageClassName() != null
        || claim.metadata().annotations().containsKey(CLASS_ANNOTATION)) {
      return object;
    }
    Optional<String> chosen =
        DefaultMark.find(
            classes.list(""),
            "storageclass.kubernetes.io/is-default-class",
            "storageclass.beta.kubernetes.io/is-default-class");
    return chosen.isEmpty()
        ? claim
        : claim.toBuilder().spec(spec -> spec.storageClassName(chosen.get())).build();
  }
}
