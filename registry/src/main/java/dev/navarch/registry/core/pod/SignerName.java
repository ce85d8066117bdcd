package dev.navarch.registry.core.pod;

import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;

/** The name of who signs certificates: a domain and a name within it. */
final class SignerName {
  private static final int MAX_DOMAIN = 253;
  private static final int MAX_PATH = 253 + 1 + 63;
  private static final int MAX_NAME = MAX_DOMAIN + 1 + MAX_PATH;

  private SignerName() {}

  static void check(String name, FieldPath path, List<FieldError> errors) {
    if (name.isEmpty()) {
      errors.add(FieldError.required(path));
    }
    String[] segments = name.split("/", -1);
    if (segments.length != 2) {
      errors.add(
          FieldError.invalid(
              path,
              name,
              "must be a fully qualified domain and path of the form 'example.com/signer-name'"));
      return;
    }
    tooLong(segments[0], MAX_DOMAIN, path, errors);
    String[] labels = segments[0].split("\\.", -1);
    for (String label : labels) {
      report(segments[0], label, NameSyntax.dns1123Label(label), path, errors);
    }
    if (labels.length < 2) {
      errors.add(
          FieldError.invalid(
              path,
              segments[0],
              "should be a domain with at least two segments separated by dots"));
    }
    for (String label : segments[1].split("\\.", -1)) {
      report(segments[1], label, NameSyntax.dns1123Subdomain(label), path, errors);
    }
    tooLong(segments[1], MAX_PATH, path, errors);
    tooLong(name, MAX_NAME, path, errors);
  }

  private static void report(
      String segment,
      String label,
      List<String> problems,
      FieldPath path,
      List<FieldError> errors) {
    for (String problem : problems) {
      errors.add(
          FieldError.invalid(
              path, segment, "validating label " + GoQuoting.quote(label) + ": " + problem));
    }
  }

  private static void tooLong(String text, int maximum, FieldPath path, List<FieldError> errors) {
    if (TextSyntax.utf8Length(text) > maximum) {
      errors.add(FieldError.tooLong(path, maximum));
    }
  }
}
