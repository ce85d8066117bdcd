package dev.navarch.registry.core.persistentvolume;

import dev.navarch.api.core.v1.NodeSelector;
import dev.navarch.api.core.v1.PersistentVolume;
import dev.navarch.api.core.v1.PersistentVolumeMode;
import dev.navarch.api.core.v1.PersistentVolumeReclaimPolicy;
import dev.navarch.api.core.v1.PersistentVolumeSource;
import dev.navarch.api.core.v1.PersistentVolumeSpec;
import dev.navarch.api.core.v1.VolumeNodeAffinity;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.core.pod.AffinityValidation;
import dev.navarch.registry.validation.AccessModeValidation;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.ResourceNames;
import dev.navarch.registry.validation.ResourceValidation;
import dev.navarch.registry.validation.UnifiedDiff;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Validation of persistent volumes, apart from their metadata. */
public final class PersistentVolumeValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final List<String> RECLAIM_POLICIES =
      List.of(
          PersistentVolumeReclaimPolicy.DELETE,
          PersistentVolumeReclaimPolicy.RECYCLE,
          PersistentVolumeReclaimPolicy.RETAIN);
  private static final List<String> VOLUME_MODES =
      List.of(PersistentVolumeMode.BLOCK, PersistentVolumeMode.FILESYSTEM);

  private PersistentVolumeValidation() {}

  public static List<FieldError> create(PersistentVolume volume) {
    List<FieldError> errors = new ArrayList<>(0);
    PersistentVolumeSpec spec = volume.spec();
    if (spec.accessModes().isEmpty()) {
      errors.add(FieldError.required(SPEC.child("accessModes")));
    }
    AccessModeValidation.check(spec.accessModes(), SPEC.child("accessModes"), errors);
    capacity(spec.capacity(), SPEC.child("capacity"), errors);
    String policy = spec.persistentVolumeReclaimPolicy();
    if (!policy.isEmpty()) {
      NameValidation.supported(
          policy, RECLAIM_POLICIES, SPEC.child("persistentVolumeReclaimPolicy"), errors);
    }
    nodeAffinity(spec.nodeAffinity(), errors);
    VolumeSourceChoice.check(spec, SPEC, errors);
    if (!spec.storageClassName().isEmpty()) {
      NameValidation.dnsSubdomain(spec.storageClassName(), SPEC.child("storageClassName"), errors);
    }
    String mode = spec.volumeMode();
    if (mode != null) {
      NameValidation.supported(mode, VOLUME_MODES, SPEC.child("volumeMode"), errors);
    }
    attributesClass(spec, errors);
    return errors;
  }

  private static void capacity(
      Map<String, Quantity> capacity, FieldPath path, List<FieldError> errors) {
    if (capacity.isEmpty()) {
      errors.add(FieldError.required(path));
    }
    if (!capacity.containsKey(ResourceNames.STORAGE) || capacity.size() > 1) {
      errors.add(FieldError.notSupported(path, capacity, List.of(ResourceNames.STORAGE)));
    }
    capacity.forEach((resource, amount) -> {
      ResourceValidation.nonNegative(amount, path.key(resource), errors);
      ResourceValidation.positive(amount, path.key(resource), errors);
    });
  }

  private static void nodeAffinity(@Nullable VolumeNodeAffinity affinity, List<FieldError> errors) {
    if (affinity == null) {
      return;
    }
    FieldPath path = SPEC.child("nodeAffinity", "required");
    NodeSelector required = affinity.required();
    if (required == null) {
      errors.add(FieldError.required(path, "must specify required node constraints"));
    } else {
      AffinityValidation.nodeSelector(required, true, path, errors);
    }
  }

  private static void attributesClass(PersistentVolumeSpec spec, List<FieldError> errors) {
    String name = spec.volumeAttributesClassName();
    if (name == null) {
      return;
    }
    FieldPath path = SPEC.child("volumeAttributesClassName");
    if (name.isEmpty()) {
      errors.add(FieldError.required(path, "an empty string is disallowed"));
    } else {
      NameValidation.dnsSubdomain(name, path, errors);
    }
    if (spec.persistentVolumeSource().csi() == null) {
      errors.add(
          FieldError.required(
              SPEC.child("csi"), "has to be specified when using volumeAttributesClassName"));
    }
  }

  public static List<FieldError> update(PersistentVolume volume, PersistentVolume old) {
    List<FieldError> errors = new ArrayList<>(create(volume));
    PersistentVolumeSource source = volume.spec().persistentVolumeSource();
    PersistentVolumeSource before = old.spec().persistentVolumeSource();
    if (!source.equals(before)) {
      errors.add(
          FieldError.forbidden(
              SPEC.child("persistentvolumesource"),
              "spec.persistentvolumesource is immutable after creation\n"
                  + UnifiedDiff.of(InternalForm.lines(before), InternalForm.lines(source))));
    }
    Immutability.check(
        volume.spec().volumeMode(), old.spec().volumeMode(), FieldPath.of("volumeMode"), errors);
    if (old.spec().nodeAffinity() != null) {
      Immutability.check(
          volume.spec().nodeAffinity(),
          old.spec().nodeAffinity(),
          FieldPath.of("nodeAffinity"),
          errors);
    }
    return errors;
  }

  /** The status is written by those who bind and reclaim volumes; any will do. */
  public static List<FieldError> updateStatus(PersistentVolume volume, PersistentVolume old) {
    return List.of();
  }
}
