package dev.navarch.registry.validation;

import dev.navarch.api.core.v1.PersistentVolumeClaimSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a claim for storage asks for, whether it stands alone or is a template for claims. */
public final class VolumeClaimSpecValidation {
  private static final String ONE_POD = "ReadWriteOncePod";
  private static final List<String> ACCESS_MODES =
      List.of("ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce", ONE_POD);
  private static final List<String> VOLUME_MODES = List.of("Block", "Filesystem");

  private VolumeClaimSpecValidation() {}

  public static void check(
      PersistentVolumeClaimSpec spec, FieldPath path, List<FieldError> errors) {
    accessModes(spec.accessModes(), path.child("accessModes"), errors);
    LabelValidation.selector(spec.selector(), path.child("selector"), errors);
    checkModes(spec.accessModes(), path.child("accessModes"), errors);
    FieldPath storagePath = path.child("resources").key(ResourceNames.STORAGE);
    Quantity storage = spec.resources().requests().get(ResourceNames.STORAGE);
    if (storage == null) {
      errors.add(FieldError.required(storagePath));
    } else {
      ResourceValidation.amount(ResourceNames.STORAGE, storage, storagePath, errors);
      ResourceValidation.positive(storage, storagePath, errors);
    }
    className(spec.storageClassName(), path.child("storageClassName"), errors);
    String mode = spec.volumeMode();
    if (mode != null) {
      NameValidation.supported(mode, VOLUME_MODES, path.child("volumeMode"), errors);
    }
    var source = spec.dataSource();
    if (source != null) {
      dataSource(source.apiGroup(), source.kind(), source.name(), path.child("dataSource"), errors);
    }
    var reference = spec.dataSourceRef();
    if (reference != null) {
      FieldPath referencePath = path.child("dataSourceRef");
      dataSource(reference.apiGroup(), reference.kind(), reference.name(), referencePath, errors);
      String namespace = reference.namespace();
      if (namespace != null && !namespace.isEmpty()) {
        NameValidation.dnsLabel(namespace, referencePath.child("namespace"), errors);
      }
    }
    className(spec.volumeAttributesClassName(), path.child("volumeAttributesClassName"), errors);
  }

  private static void accessModes(List<String> modes, FieldPath path, List<FieldError> errors) {
    if (modes.isEmpty()) {
      errors.add(FieldError.required(path, "at least 1 access mode is required"));
    }
  }

  private static void checkModes(List<String> modes, FieldPath path, List<FieldError> errors) {
    boolean onePod = false;
    boolean others = false;
    for (String mode : modes) {
      NameValidation.supported(mode, ACCESS_MODES, path, errors);
      onePod |= mode.equals(ONE_POD);
      others |= !mode.equals(ONE_POD) && ACCESS_MODES.contains(mode);
    }
    if (onePod && others) {
      errors.add(
          FieldError.forbidden(path, "may not use ReadWriteOncePod with other access modes"));
    }
  }

  private static void className(@Nullable String name, FieldPath path, List<FieldError> errors) {
    if (name != null && !name.isEmpty()) {
      NameValidation.dnsSubdomain(name, path, errors);
    }
  }

  private static void dataSource(
      @Nullable String group, String kind, String name, FieldPath path, List<FieldError> errors) {
    NameValidation.required(name, path.child("name"), errors);
    NameValidation.required(kind, path.child("kind"), errors);
    if (group == null || group.isEmpty()) {
      if (!kind.equals("PersistentVolumeClaim")) {
        errors.add(
            FieldError.invalid(
                path,
                kind,
                "must be 'PersistentVolumeClaim' when referencing the default apiGroup"));
      }
    } else {
      NameValidation.dnsSubdomain(group, path.child("apiGroup"), errors);
    }
  }
}
