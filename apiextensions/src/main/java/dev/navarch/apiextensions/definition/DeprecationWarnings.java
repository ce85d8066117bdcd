package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Checks the warning that users of a deprecated version see, which becomes an HTTP header. */
final class DeprecationWarnings {
  private static final int MAX_BYTES = 256;

  private DeprecationWarnings() {}

  static List<String> check(CustomResourceDefinitionVersion version) {
    String warning = version.deprecationWarning();
    if (warning == null) {
      return List.of();
    }
    if (!version.deprecated()) {
      return List.of("can only be set for deprecated versions");
    }
    List<String> errors = new ArrayList<>(0);
    if (utf8Length(warning) > MAX_BYTES) {
      errors.add("must be <= 256 characters long");
    }
    if (warning.isEmpty()) {
      errors.add("must not be an empty string");
    }
    for (int i = 0; i < warning.length(); i = warning.offsetByCodePoints(i, 1)) {
      if (!isPrintable(warning.codePointAt(i))) {
        errors.add(
            "must only contain printable UTF-8 characters; non-printable character found at index "
                + utf8Length(warning.substring(0, i)));
        break;
      }
    }
    return errors;
  }

  private static int utf8Length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static boolean isPrintable(int c) {
    return c == ' '
        || switch (Character.getType(c)) {
          case Character.CONTROL,
              Character.FORMAT,
              Character.SURROGATE,
              Character.PRIVATE_USE,
              Character.UNASSIGNED,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR,
              Character.SPACE_SEPARATOR ->
              false;
          default -> true;
        };
  }
}
