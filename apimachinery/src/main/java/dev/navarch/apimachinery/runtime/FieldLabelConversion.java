package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.fields.FieldValue;

/** Translates a field of a field selector of some version into the one that the hub knows. */
@FunctionalInterface
public interface FieldLabelConversion {
  /** What every kind accepts: its name and namespace. */
  FieldLabelConversion METADATA =
      (label, value) -> {
        if (label.equals("metadata.name") || label.equals("metadata.namespace")) {
          return new FieldValue(label, value);
        }
        throw new IllegalArgumentException(
            "\"%s\" is not a known field selector: only \"metadata.name\", \"metadata.namespace\""
                .formatted(label));
      };

  /**
   * Translates one term.
   *
   * @throws IllegalArgumentException when the kind has no such field to select by
   */
  FieldValue convert(String label, String value);
}
