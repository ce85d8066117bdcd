package dev.navarch.registry.validation;

import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Locale;

/** The names of drivers: domains of their makers, in whatever case. */
public final class DriverNameValidation {
  private static final int MAX_LENGTH = 63;

  private DriverNameValidation() {}

  /** Reports a name that is missing, too long or no domain. */
  public static void check(String driver, FieldPath path, List<FieldError> errors) {
    if (!NameValidation.required(driver, path, errors)) {
      return;
    }
    if (TextSyntax.utf8Length(driver) > MAX_LENGTH) {
      errors.add(FieldError.tooLong(path, MAX_LENGTH));
    }
    NameValidation.invalid(
        driver, NameSyntax.dns1123Subdomain(driver.toLowerCase(Locale.ROOT)), path, errors);
  }
}
