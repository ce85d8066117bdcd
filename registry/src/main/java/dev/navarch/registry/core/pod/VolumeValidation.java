package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.PersistentVolumeClaimVolumeSource;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.api.core.v1.VolumeSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The list of a pod's volumes. */
final class VolumeValidation {
  private VolumeValidation() {}

  /**
   * Checks all volumes and returns those without fault by name: only they can be mounted.
   *
   * @param podName the pod's name, or empty where it is not known
   */
  static Map<String, VolumeSource> check(
      List<Volume> volumes,
      String podName,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    Set<String> madeClaims = new HashSet<>();
    if (!podName.isEmpty()) {
      volumes.forEach(volume -> {
        if (volume.volumeSource().ephemeral() != null) {
          madeClaims.add(podName + "-" + volume.name());
        }
      });
    }
    Map<String, VolumeSource> valid = HashMap.newHashMap(volumes.size());
    for (int i = 0; i < volumes.size(); i++) {
      Volume volume = volumes.get(i);
      FieldPath at = path.index(i);
      List<FieldError> found = new ArrayList<>(0);
      VolumeSourceValidation.check(volume, podName, options, at, found);
      NameValidation.requiredLabel(volume.name(), at.child("name"), found);
      if (valid.containsKey(volume.name())) {
        found.add(FieldError.duplicate(at.child("name"), volume.name()));
      }
      if (found.isEmpty()) {
        valid.put(volume.name(), volume.volumeSource());
      }
      errors.addAll(found);
      PersistentVolumeClaimVolumeSource claim = volume.volumeSource().persistentVolumeClaim();
      if (claim != null && madeClaims.contains(claim.claimName())) {
        errors.add(
            FieldError.invalid(
                at.child("persistentVolumeClaim", "claimName"),
                claim.claimName(),
                "must not reference a PVC that gets created for an ephemeral volume"));
      }
    }
    return valid;
  }
}
