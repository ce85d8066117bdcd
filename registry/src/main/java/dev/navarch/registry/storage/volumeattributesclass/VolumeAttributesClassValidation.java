package dev.navarch.registry.storage.volumeattributesclass;

import dev.navarch.api.storage.v1.VolumeAttributesClass;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Validation of classes of volume attributes, apart from their metadata. */
public final class VolumeAttributesClassValidation {
  private static final FieldPath DRIVER = FieldPath.of("driverName");
  private static final FieldPath PARAMETERS = FieldPath.of("parameters");

  private VolumeAttributesClassValidation() {}

  public static List<FieldError> create(VolumeAttributesClass attributes) {
    List<FieldError> errors = new ArrayList<>(0);
    String driver = attributes.driverName();
    if (NameValidation.required(driver, DRIVER, errors)) {
      NameValidation.invalid(
          driver, NameSyntax.qualifiedName(driver.toLowerCase(Locale.ROOT)), DRIVER, errors);
    }
    if (attributes.parameters().isEmpty()) {
      errors.add(FieldError.required(PARAMETERS, "must contain at least one key/value pair"));
    }
    if (attributes.parameters().containsKey("")) {
      errors.add(FieldError.invalid(PARAMETERS, "", "field can not be empty."));
    }
    return errors;
  }

  public static List<FieldError> update(
      VolumeAttributesClass attributes, VolumeAttributesClass old) {
    List<FieldError> errors = new ArrayList<>(0);
    Immutability.check(attributes.driverName(), old.driverName(), DRIVER, errors);
    Immutability.check(attributes.parameters(), old.parameters(), PARAMETERS, errors);
    return errors;
  }
}
