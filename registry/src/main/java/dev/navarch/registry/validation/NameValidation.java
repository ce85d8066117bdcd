package dev.navarch.registry.validation;

import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;

/** Names in fields: of objects, containers, ports, keys. */
public final class NameValidation {
  private NameValidation() {}

  public static void dnsLabel(String value, FieldPath path, List<FieldError> errors) {
    invalid(value, NameSyntax.dns1123Label(value), path, errors);
  }

  public static void dnsSubdomain(String value, FieldPath path, List<FieldError> errors) {
    invalid(value, NameSyntax.dns1123Subdomain(value), path, errors);
  }

  public static void dns1035Label(String value, FieldPath path, List<FieldError> errors) {
    invalid(value, NameSyntax.dns1035Label(value), path, errors);
  }

  /** A name with an optional domain before it: a label key, a condition, a gate. */
  public static void qualifiedName(String value, FieldPath path, List<FieldError> errors) {
    invalid(value, NameSyntax.qualifiedName(value), path, errors);
  }

  /** A reference to an object whose name is a subdomain, reported as missing when it is empty. */
  public static void requiredSubdomain(String value, FieldPath path, List<FieldError> errors) {
    if (required(value, path, errors)) {
      dnsSubdomain(value, path, errors);
    }
  }

  /** A name that is a label, reported as missing when it is empty. */
  public static void requiredLabel(String value, FieldPath path, List<FieldError> errors) {
    if (required(value, path, errors)) {
      dnsLabel(value, path, errors);
    }
  }

  /** Reports an empty text as missing, and says whether it is there. */
  public static boolean required(String value, FieldPath path, List<FieldError> errors) {
    if (value.isEmpty()) {
      errors.add(FieldError.required(path));
      return false;
    }
    return true;
  }

  /** Reports each of the given problems with a value. */
  public static void invalid(
      String value, List<String> problems, FieldPath path, List<FieldError> errors) {
    for (String problem : problems) {
      errors.add(FieldError.invalid(path, value, problem));
    }
  }

  /**
   * Reports a value that is none of the supported ones, which the message lists in their order; an
   * empty one as missing.
   */
  public static void oneOf(
      String value, List<String> supported, FieldPath path, List<FieldError> errors) {
    if (required(value, path, errors) && !supported.contains(value)) {
      errors.add(FieldError.notSupported(path, value, supported));
    }
  }

  /** Like {@link #oneOf}, with the empty text as unknown as any other. */
  public static void supported(
      String value, List<String> supported, FieldPath path, List<FieldError> errors) {
    if (!supported.contains(value)) {
      errors.add(FieldError.notSupported(path, value, supported));
    }
  }
}
