package dev.navarch.registry.core.persistentvolume;

import dev.navarch.api.core.v1.PersistentVolume;
import dev.navarch.api.core.v1.PersistentVolumePhase;
import dev.navarch.api.core.v1.PersistentVolumeReclaimPolicy;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes of volumes. */
public final class PersistentVolumeStrategy extends TraitStrategy<PersistentVolume> {
  private static final FieldPath ANNOTATIONS = FieldPath.of("metadata", "annotations");
  private static final String CLASS_ANNOTATION = "volume.beta.kubernetes.io/storage-class";
  private static final String MOUNT_ANNOTATION = "volume.beta.kubernetes.io/mount-options";

  public PersistentVolumeStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public PersistentVolume prepareForCreate(RequestContext context, PersistentVolume object) {
    return super.prepareForCreate(context, object).toBuilder()
        .status(status ->
            status.phase(PersistentVolumePhase.PENDING).lastPhaseTransitionTime(context.now()))
        .build();
  }

  @Override
  public List<FieldError> validate(RequestContext context, PersistentVolume object) {
    return PersistentVolumeValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, PersistentVolume object, PersistentVolume old) {
    return PersistentVolumeValidation.update(object, old);
  }

  @Override
  public List<String> warnings(RequestContext context, PersistentVolume object) {
    List<String> warnings = new ArrayList<>(0);
    Map<String, String> annotations = object.metadata().annotations();
    if (annotations.containsKey(CLASS_ANNOTATION)) {
      warnings.add(
          ANNOTATIONS.key(CLASS_ANNOTATION)
              + ": deprecated since v1.8; use \"storageClassName\" attribute instead");
    }
    if (annotations.containsKey(MOUNT_ANNOTATION)) {
      warnings.add(
          ANNOTATIONS.key(MOUNT_ANNOTATION)
              + ": deprecated since v1.31; use \"mountOptions\" attribute instead");
    }
    if (object
        .spec()
        .persistentVolumeReclaimPolicy()
        .equals(PersistentVolumeReclaimPolicy.RECYCLE)) {
      warnings.add(
          "spec.persistentVolumeReclaimPolicy: The Recycle reclaim policy is deprecated. Instead, the recommended approach is to use dynamic provisioning.");
    }
    return warnings;
  }
}
