package dev.navarch.registry.admission.volumeresize;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.PersistentVolumeClaimPhase;
import dev.navarch.api.storage.v1.StorageClass;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.admission.refusal.Refused;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.validation.ResourceNames;

/** Lets a claim ask for more only if it is bound and its class says that volumes can grow. */
public final class PersistentVolumeClaimResize implements ValidatingPlugin {
  public static final String NAME = "PersistentVolumeClaimResize";

  private static final String CLASS_ANNOTATION = "volume.beta.kubernetes.io/storage-class";

  private final ResourceStore<StorageClass> classes;

  public PersistentVolumeClaimResize(BuiltInStores stores) {
    classes = stores.of("storage.k8s.io", "storageclasses");
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (request.operation() != Operation.UPDATE
        || !request.isFor("", "persistentvolumeclaims")
        || !(request.object() instanceof PersistentVolumeClaim claim)
        || !(request.oldObject() instanceof PersistentVolumeClaim old)
        || size(claim).compareTo(size(old)) <= 0) {
      return;
    }
    if (!old.status().phase().equals(PersistentVolumeClaimPhase.BOUND)) {
      throw Refused.forbidden(request, "Only bound persistent volume claims can be expanded");
    }
    String storageClass = storageClass(claim);
    if (storageClass.isEmpty()
        || !storageClass.equals(storageClass(old))
        || !canGrow(storageClass)) {
      throw Refused.forbidden(
          request,
          "only dynamically provisioned pvc can be resized and the storageclass that provisions"
              + " the pvc must support resize");
    }
  }

  private boolean canGrow(String storageClass) {
    return classes
        .get(new ObjectName("", storageClass))
        .map(found -> Boolean.TRUE.equals(found.allowVolumeExpansion()))
        .orElse(false);
  }

  private static Quantity size(PersistentVolumeClaim claim) {
    return claim.spec().resources().requests().getOrDefault(ResourceNames.STORAGE, Quantity.ZERO);
  }

  private static String storageClass(PersistentVolumeClaim claim) {
    String old = claim.metadata().annotations().get(CLASS_ANNOTATION);
    if (old != null) {
      return old;
    }
    String named = claim.spec().storageClassName();
    return named == null ? "" : named;
  }
}
