package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldErrors;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells why the schemas of a definition are not structural. */
public final class NonStructuralSchemas {
  private NonStructuralSchemas() {}

  /**
   * The condition {@code NonStructuralSchema}, which is true while there is one.
   *
   * @param reason one word
   * @param message all that is wrong
   */
  public record Finding(String reason, String message) {}

  /** What is to be said in the condition; empty when there is to be none. */
  public static Optional<Finding> find(CustomResourceDefinition definition) {
    List<FieldError> errors = new ArrayList<>();
    if (definition.spec().preserveUnknownFields()) {
      errors.add(
          FieldError.invalid(FieldPath.of("spec", "preserveUnknownFields"), true, "must be false"));
    }
    List<CustomResourceDefinitionVersion> versions = definition.spec().versions();
    for (int i = 0; i < versions.size(); i++) {
      JSONSchemaProps schema = SchemaWalk.schemaOf(versions.get(i));
      if (schema == null) {
        continue;
      }
      Optional<String> unsupported = StructuralCheck.unsupported(schema);
      if (unsupported.isPresent()) {
        return Optional.of(
            new Finding(
                "StructuralError",
                "failed to check validation schema for version "
                    + versions.get(i).name()
                    + ": "
                    + unsupported.get()));
      }
      FieldPath path = FieldPath.of("spec", "versions").index(i).child("schema", "openAPIV3Schema");
      errors.addAll(StructuralCheck.check(schema, path));
    }
    return errors.isEmpty()
        ? Optional.empty()
        : Optional.of(new Finding("Violations", FieldErrors.toAggregateText(errors)));
  }
}
