package dev.navarch.registry.validation;

import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import java.math.BigDecimal;
import java.util.List;

/** Names and amounts of resources. */
public final class ResourceValidation {
  private ResourceValidation() {}

  public static void nonNegative(Quantity value, FieldPath path, List<FieldError> errors) {
    if (value.sign() < 0) {
      errors.add(FieldError.invalid(path, value.toString(), "must be greater than or equal to 0"));
    }
  }

  public static void positive(Quantity value, FieldPath path, List<FieldError> errors) {
    if (value.sign() <= 0) {
      errors.add(FieldError.invalid(path, value.toString(), "must be greater than zero"));
    }
  }

  /** An amount: not negative, and whole where only whole units can be counted. */
  public static void amount(
      String resource, Quantity value, FieldPath path, List<FieldError> errors) {
    nonNegative(value, path, errors);
    if (ResourceNames.isInteger(resource) && !isMultiple(value, 1)) {
      errors.add(FieldError.invalid(path, value, "must be an integer"));
    }
  }

  /** A name that stands for something known, or carries a domain. */
  public static void name(String name, FieldPath path, List<FieldError> errors) {
    List<String> problems = NameSyntax.qualifiedName(name);
    NameValidation.invalid(name, problems, path, errors);
    if (problems.isEmpty() && name.indexOf('/') < 0 && !ResourceNames.isStandard(name)) {
      errors.add(
          FieldError.invalid(path, name, "must be a standard resource type or fully qualified"));
    }
  }

  /** A name of something that a container can ask for. */
  public static void containerName(String name, FieldPath path, List<FieldError> errors) {
    name(name, path, errors);
    if (name.indexOf('/') < 0) {
      if (!ResourceNames.isStandardForContainers(name)) {
        errors.add(FieldError.invalid(path, name, "must be a standard resource for containers"));
      }
    } else if (!ResourceNames.isNative(name) && !ResourceNames.isExtended(name)) {
      errors.add(FieldError.invalid(path, name, "doesn't follow extended resource name standard"));
    }
  }

  /** Whether an amount is a multiple of a whole number. */
  public static boolean isMultiple(Quantity value, long unit) {
    return value.asBigDecimal().remainder(BigDecimal.valueOf(unit)).signum() == 0;
  }
}
