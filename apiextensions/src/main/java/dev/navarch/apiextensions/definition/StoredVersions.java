package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Checks that every version that objects may be stored in is still defined. */
final class StoredVersions {
  private StoredVersions() {}

  static void check(
      List<String> stored,
      List<CustomResourceDefinitionVersion> versions,
      FieldPath path,
      List<FieldError> errors) {
    if (stored.isEmpty()) {
      errors.add(FieldError.invalid(path, stored, "must have at least one stored version"));
      return;
    }
    Map<String, Integer> undefined = new LinkedHashMap<>();
    for (int i = 0; i < stored.size(); i++) {
      undefined.put(stored.get(i), i);
    }
    for (CustomResourceDefinitionVersion version : versions) {
      boolean known = undefined.remove(version.name()) != null;
      if (version.storage() && !known) {
        errors.add(
            FieldError.invalid(path, stored, "must have the storage version " + version.name()));
      }
    }
    undefined.forEach((version, index) ->
        errors.add(
            FieldError.invalid(
                path.index(index),
                version,
                ("missing from spec.versions; %1$s was previously a storage version, and must"
                        + " remain in spec.versions until a storage migration ensures no data"
                        + " remains persisted in %1$s and removes %1$s from"
                        + " status.storedVersions")
                    .formatted(version))));
  }
}
