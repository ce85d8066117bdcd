package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Checks the schema of one version, or the one that all versions share. */
final class VersionSchemaValidation {
  private static final List<String> ALLOWED_AT_ROOT =
      List.of(
          "Description",
          "Type",
          "Format",
          "Title",
          "Maximum",
          "ExclusiveMaximum",
          "Minimum",
          "ExclusiveMinimum",
          "MaxLength",
          "MinLength",
          "Pattern",
          "MaxItems",
          "MinItems",
          "UniqueItems",
          "MultipleOf",
          "Required",
          "Items",
          "Properties",
          "ExternalDocs",
          "Example",
          "XPreserveUnknownFields",
          "XValidations");

  /** Keywords that would be lost where the status is checked alone. */
  private static final List<Predicate<JSONSchemaProps>> LOST_AT_ROOT =
      List.of(
          JSONSchemaProps::nullable,
          schema -> schema.default_() != null,
          schema -> !schema.enum_().isEmpty(),
          schema -> schema.maxProperties() != null,
          schema -> schema.minProperties() != null,
          schema -> !schema.allOf().isEmpty(),
          schema -> !schema.oneOf().isEmpty(),
          schema -> !schema.anyOf().isEmpty(),
          schema -> schema.not() != null,
          schema -> schema.additionalProperties() != null,
          schema -> !schema.patternProperties().isEmpty(),
          schema -> !schema.dependencies().isEmpty(),
          schema -> schema.additionalItems() != null,
          schema -> !schema.definitions().isEmpty(),
          JSONSchemaProps::xEmbeddedResource,
          JSONSchemaProps::xIntOrString,
          schema -> !schema.xListMapKeys().isEmpty(),
          schema -> schema.xListType() != null,
          schema -> schema.xMapType() != null);

  private VersionSchemaValidation() {}

  /**
   * @param structure whether the schema must be structural
   * @param path the place that holds {@code openAPIV3Schema}
   * @param limitEachRule whether the cost of single rules counts
   */
  static List<FieldError> check(
      JSONSchemaProps schema,
      boolean hasStatus,
      boolean structure,
      Strictness strictness,
      boolean limitEachRule,
      RuleChecker rules,
      FieldPath path) {
    List<FieldError> errors = new ArrayList<>();
    if (hasStatus) {
      rootKeywords(schema, path).ifPresent(errors::add);
    }
    if (schema.nullable()) {
      errors.add(
          FieldError.forbidden(
              path.child("openAPIV3Schema.nullable"), "nullable cannot be true at the root"));
    }
    FieldPath place = path.child("openAPIV3Schema");
    if (!structure) {
      errors.addAll(OpenApiSchemaValidation.check(schema, strictness, place));
      return errors;
    }
    Optional<String> unsupported = StructuralCheck.unsupported(schema);
    StructuralSchema structural = StructuralSchema.of(schema);
    if (unsupported.isEmpty()) {
      List<FieldError> shape = StructuralCheck.check(schema, place);
      errors.addAll(
          shape.isEmpty()
              ? DefaultsValidation.check(structural, strictness.prunedDefaults(), rules, place)
              : shape);
    }
    errors.addAll(OpenApiSchemaValidation.check(schema, strictness, place));
    if (!errors.isEmpty()) {
      return errors;
    }
    return unsupported
        .map(message -> List.of(FieldError.invalid(place, "", message)))
        .orElseGet(() ->
            SchemaWalk.any(schema, node -> !node.xValidations().isEmpty())
                ? rules.checkRules(structural, place, limitEachRule)
                : List.of());
  }

  private static Optional<FieldError> rootKeywords(JSONSchemaProps schema, FieldPath path) {
    boolean beforeType =
        !schema.id().isEmpty() || !schema.schema().isEmpty() || schema.ref() != null;
    if (!beforeType && !schema.type().isEmpty() && !schema.type().equals("object")) {
      return Optional.of(
          FieldError.invalid(
              path.child("openAPIV3Schema.type"),
              schema.type(),
              "only \"object\" is allowed as the type at the root of the schema if the status"
                  + " subresource is enabled"));
    }
    if (beforeType || LOST_AT_ROOT.stream().anyMatch(used -> used.test(schema))) {
      return Optional.of(
          FieldError.invalid(
              path.child("openAPIV3Schema"),
              InternalForm.schema(schema),
              "only ["
                  + String.join(" ", ALLOWED_AT_ROOT)
                  + "] fields are allowed at the root of the schema if the status subresource is"
                  + " enabled"));
    }
    return Optional.empty();
  }
}
