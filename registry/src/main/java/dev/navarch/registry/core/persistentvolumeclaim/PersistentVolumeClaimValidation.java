package dev.navarch.registry.core.persistentvolumeclaim;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.PersistentVolumeClaimPhase;
import dev.navarch.api.core.v1.PersistentVolumeClaimSpec;
import dev.navarch.api.core.v1.PersistentVolumeClaimStatus;
import dev.navarch.api.core.v1.VolumeResourceRequirements;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.ResourceNames;
import dev.navarch.registry.validation.ResourceValidation;
import dev.navarch.registry.validation.UnifiedDiff;
import dev.navarch.registry.validation.VolumeClaimSpecValidation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Validation of claims, apart from their metadata. */
public final class PersistentVolumeClaimValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");
  private static final FieldPath SIZE =
      SPEC.child("resources", "requests").child(ResourceNames.STORAGE);

  private PersistentVolumeClaimValidation() {}

  public static List<FieldError> create(PersistentVolumeClaim claim) {
    List<FieldError> errors = new ArrayList<>(0);
    VolumeClaimSpecValidation.check(claim.spec(), SPEC, errors);
    return errors;
  }

  public static List<FieldError> update(PersistentVolumeClaim claim, PersistentVolumeClaim old) {
    List<FieldError> errors = new ArrayList<>(create(claim));
    unchanged(claim, old, errors);
    size(claim, old, errors);
    Immutability.check(
        claim.spec().volumeMode(), old.spec().volumeMode(), FieldPath.of("volumeMode"), errors);
    attributesClass(claim, old, errors);
    return errors;
  }

  /**
   * A claim stays what quotas and limits once allowed. A volume and a storage class may be filled
   * in, and a bound claim may ask for another size or other attributes.
   */
  private static void unchanged(
      PersistentVolumeClaim claim, PersistentVolumeClaim old, List<FieldError> errors) {
    PersistentVolumeClaimSpec spec = claim.spec();
    PersistentVolumeClaimSpec before = old.spec();
    if (before.volumeName().isEmpty()) {
      before = before.toBuilder().volumeName(spec.volumeName()).build();
    }
    if (before.storageClassName() == null) {
      spec = spec.toBuilder().storageClassName(null).build();
    }
    if (claim.status().phase().equals(PersistentVolumeClaimPhase.BOUND)) {
      spec = spec.toBuilder().resources(sized(spec.resources(), before)).build();
    }
    spec = spec.toBuilder().volumeAttributesClassName(before.volumeAttributesClassName()).build();
    if (!spec.equals(before)) {
      errors.add(
          FieldError.forbidden(
              SPEC,
              "spec is immutable after creation except resources.requests and"
                  + " volumeAttributesClassName for bound claims\n"
                  + UnifiedDiff.of(InternalForm.lines(before), InternalForm.lines(spec))));
    }
  }

  private static VolumeResourceRequirements sized(
      VolumeResourceRequirements resources, PersistentVolumeClaimSpec before) {
    Map<String, Quantity> requests = new HashMap<>(resources.requests());
    Quantity size = before.resources().requests().get(ResourceNames.STORAGE);
    if (size == null || requests.isEmpty()) {
      return resources;
    }
    requests.put(ResourceNames.STORAGE, size);
    return resources.toBuilder().requests(requests).build();
  }

  /** A size may only shrink again to what the volume has not reached yet. */
  private static void size(
      PersistentVolumeClaim claim, PersistentVolumeClaim old, List<FieldError> errors) {
    Quantity size = storage(claim.spec().resources().requests());
    Quantity before = storage(old.spec().resources().requests());
    if (size.compareTo(before) < 0 && size.compareTo(storage(old.status().capacity())) <= 0) {
      errors.add(FieldError.forbidden(SIZE, "field can not be less than status.capacity"));
    }
  }

  private static Quantity storage(Map<String, Quantity> resources) {
    return resources.getOrDefault(ResourceNames.STORAGE, Quantity.ZERO);
  }

  private static void attributesClass(
      PersistentVolumeClaim claim, PersistentVolumeClaim old, List<FieldError> errors) {
    String name = claim.spec().volumeAttributesClassName();
    String before = old.spec().volumeAttributesClassName();
    if (Objects.equals(name, before)) {
      return;
    }
    FieldPath path = SPEC.child("volumeAttributesClassName");
    if (before != null && name == null) {
      errors.add(FieldError.forbidden(path, "update from non-nil value to nil is forbidden"));
    } else if (before != null && name != null && name.isEmpty()) {
      errors.add(
          FieldError.forbidden(path, "update from non-nil value to an empty string is forbidden"));
    }
  }

  public static List<FieldError> updateStatus(
      PersistentVolumeClaim claim, PersistentVolumeClaim old) {
    List<FieldError> errors = new ArrayList<>(0);
    PersistentVolumeClaimStatus status = claim.status();
    amounts(status.capacity(), STATUS.child("capacity"), errors);
    amounts(status.allocatedResources(), STATUS.child("allocatedResources"), errors);
    return errors;
  }

  private static void amounts(
      Map<String, Quantity> amounts, FieldPath path, List<FieldError> errors) {
    amounts.forEach(
        (resource, amount) -> ResourceValidation.nonNegative(amount, path.key(resource), errors));
  }
}
