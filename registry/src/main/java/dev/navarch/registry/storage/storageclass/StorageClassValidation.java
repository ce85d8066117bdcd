package dev.navarch.registry.storage.storageclass;

import dev.navarch.api.storage.v1.StorageClass;
import dev.navarch.api.storage.v1.VolumeBindingMode;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Validation of storage classes, apart from their metadata. */
public final class StorageClassValidation {
  private static final FieldPath PROVISIONER = FieldPath.of("provisioner");
  private static final FieldPath PARAMETERS = FieldPath.of("parameters");
  private static final FieldPath RECLAIM_POLICY = FieldPath.of("reclaimPolicy");
  private static final FieldPath BINDING_MODE = FieldPath.of("volumeBindingMode");
  private static final int MAX_PARAMETERS = 512;
  private static final int MAX_PARAMETER_BYTES = 256 * 1024;
  private static final List<String> POLICIES = List.of("Delete", "Retain");
  private static final List<String> BINDING_MODES =
      List.of(VolumeBindingMode.IMMEDIATE, VolumeBindingMode.WAIT_FOR_FIRST_CONSUMER);

  private StorageClassValidation() {}

  public static List<FieldError> create(StorageClass storage) {
    List<FieldError> errors = new ArrayList<>(0);
    if (NameValidation.required(storage.provisioner(), PROVISIONER, errors)) {
      NameValidation.invalid(
          storage.provisioner(),
          NameSyntax.qualifiedName(storage.provisioner().toLowerCase(Locale.ROOT)),
          PROVISIONER,
          errors);
    }
    parameters(storage.parameters(), errors);
    String policy = storage.reclaimPolicy();
    if (policy != null && !policy.isEmpty()) {
      NameValidation.supported(policy, POLICIES, RECLAIM_POLICY, errors);
    }
    String mode = storage.volumeBindingMode();
    if (mode == null) {
      errors.add(FieldError.required(BINDING_MODE));
    } else {
      NameValidation.supported(mode, BINDING_MODES, BINDING_MODE, errors);
    }
    AllowedTopologyValidation.check(storage.allowedTopologies(), errors);
    return errors;
  }

  private static void parameters(Map<String, String> parameters, List<FieldError> errors) {
    if (parameters.size() > MAX_PARAMETERS) {
      errors.add(FieldError.tooMany(PARAMETERS, parameters.size(), MAX_PARAMETERS));
      return;
    }
    long size = 0;
    for (Map.Entry<String, String> entry : parameters.entrySet()) {
      if (entry.getKey().isEmpty()) {
        errors.add(FieldError.invalid(PARAMETERS, "", "field can not be empty."));
      }
      size += TextSyntax.utf8Length(entry.getKey()) + TextSyntax.utf8Length(entry.getValue());
    }
    if (size > MAX_PARAMETER_BYTES) {
      errors.add(FieldError.tooLong(PARAMETERS, MAX_PARAMETER_BYTES));
    }
  }

  public static List<FieldError> update(StorageClass storage, StorageClass old) {
    List<FieldError> errors = new ArrayList<>(0);
    Immutability.check(storage.parameters(), old.parameters(), PARAMETERS, errors);
    Immutability.check(storage.provisioner(), old.provisioner(), PROVISIONER, errors);
    Immutability.check(storage.reclaimPolicy(), old.reclaimPolicy(), RECLAIM_POLICY, errors);
    Immutability.check(storage.volumeBindingMode(), old.volumeBindingMode(), BINDING_MODE, errors);
    return errors;
  }
}
