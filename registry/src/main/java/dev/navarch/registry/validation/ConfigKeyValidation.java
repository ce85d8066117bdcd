package dev.navarch.registry.validation;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;

/** The keys of config maps and secrets, and how much they may hold. */
public final class ConfigKeyValidation {
  /** How many bytes the values of one object may have together. */
  public static final int MAX_BYTES = 1 << 20;

  private ConfigKeyValidation() {}

  /** Reports a bad key at its place in the data. */
  public static void check(String key, FieldPath data, List<FieldError> errors) {
    for (String problem : TextSyntax.configMapKey(key)) {
      errors.add(FieldError.invalid(data.key(key), key, inCharacters(problem)));
    }
  }

  /** The limit of keys is told in characters, although it counts bytes. */
  private static String inCharacters(String problem) {
    return problem.startsWith("must be no more than ")
        ? problem.replace(" bytes", " characters")
        : problem;
  }
}
