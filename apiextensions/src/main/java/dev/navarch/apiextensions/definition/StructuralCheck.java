package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.ExternalDocumentation;
import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrArray;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrBool;
import dev.navarch.apiextensions.schema.RegularExpression;
import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a schema is structural: every value has a type, and alternatives only narrow what the
 * schema itself describes. The one exception spells out int-or-string as two alternatives.
 */
final class StructuralCheck {
  private static final JSONSchemaProps EMPTY = JSONSchemaProps.builder().build();
  private static final List<JSONSchemaProps> INTEGER_OR_STRING =
      List.of(
          JSONSchemaProps.builder().type("integer").build(),
          JSONSchemaProps.builder().type("string").build());
  private static final String EMPTY_TO_BE_STRUCTURAL = "must be empty to be structural";
  private static final String FALSE_TO_BE_STRUCTURAL = "must be false to be structural";
  private static final String UNDEFINED_TO_BE_STRUCTURAL = "must be undefined to be structural";

  private enum Level {
    ROOT("must not be empty at the root"),
    ITEM("must not be empty for specified array items"),
    FIELD("must not be empty for specified object fields");

    final String typeMissing;

    Level(String typeMissing) {
      this.typeMissing = typeMissing;
    }
  }

  private final List<FieldError> errors = new ArrayList<>();

  private StructuralCheck() {}

  /** What is not structural about a schema at a path, ordered by text. */
  static List<FieldError> check(JSONSchemaProps schema, FieldPath path) {
    StructuralCheck check = new StructuralCheck();
    check.shape(schema, Level.ROOT, path);
    check.completeAlternatives(schema, schema, path, path);
    check.errors.sort(Comparator.comparing(FieldError::toString, Utf8Order.COMPARATOR));
    return check.errors;
  }

  /** The first keyword that no structural schema can have, in words; empty without one. */
  static Optional<String> unsupported(JSONSchemaProps schema) {
    List<String> found = new ArrayList<>(1);
    SchemaWalk.any(
        schema,
        node -> {
          unsupportedKeyword(node).ifPresent(found::add);
          return !found.isEmpty();
        });
    return found.stream().findFirst();
  }

  private static Optional<String> unsupportedKeyword(JSONSchemaProps schema) {
    JSONSchemaPropsOrArray items = schema.items();
    if (items != null && !items.jsonSchemas().isEmpty()) {
      return Optional.of("OpenAPIV3Schema 'items' must be a schema and not an array");
    }
    String ref = schema.ref();
    String keyword =
        !schema.id().isEmpty()
            ? "id"
            : !schema.schema().isEmpty()
                ? "schema"
                : ref != null && !ref.isEmpty()
                    ? "$ref"
                    : !schema.patternProperties().isEmpty()
                        ? "patternProperties"
                        : !schema.dependencies().isEmpty()
                            ? "dependencies"
                            : schema.additionalItems() != null
                                ? "additionalItems"
                                : !schema.definitions().isEmpty() ? "definitions" : "";
    return keyword.isEmpty()
        ? Optional.empty()
        : Optional.of("OpenAPIV3Schema '" + keyword + "' is not supported");
  }

  private void shape(JSONSchemaProps schema, Level level, FieldPath path) {
    JSONSchemaProps items = SchemaWalk.itemsOf(schema);
    if (schema.type().equals("array") && items == null) {
      errors.add(FieldError.required(path.child("items"), "must be specified"));
    }
    if (items != null) {
      shape(items, Level.ITEM, path.child("items"));
    }
    schema
        .properties()
        .forEach(
            (name, property) -> shape(property, Level.FIELD, path.child("properties").key(name)));
    JSONSchemaPropsOrBool additional = schema.additionalProperties();
    if (additional != null) {
      if (level == Level.ROOT) {
        forbid(path.child("additionalProperties"), "must not be used at the root");
      }
      JSONSchemaProps inner = additional.schema();
      if (inner != null) {
        shape(inner, Level.FIELD, path.child("additionalProperties"));
      }
    }
    extensions(schema, path);
    boolean first =
        !schema.allOf().isEmpty() && schema.allOf().getFirst().anyOf().equals(INTEGER_OR_STRING);
    alternatives(schema, schema.anyOf().equals(INTEGER_OR_STRING), first, path);
    type(schema, level, path);
    metadata(schema, level, path);
    if (schema.xEmbeddedResource() && !preserves(schema) && schema.properties().isEmpty()) {
      errors.add(
          FieldError.required(
              path.child("properties"),
              "must not be empty if x-kubernetes-embedded-resource is true without"
                  + " x-kubernetes-preserve-unknown-fields"));
    }
  }

  private void extensions(JSONSchemaProps schema, FieldPath path) {
    String detail = "must be false if x-kubernetes-int-or-string is true";
    if (schema.xIntOrString() && preserves(schema)) {
      errors.add(
          FieldError.invalid(path.child("x-kubernetes-preserve-unknown-fields"), true, detail));
    }
    if (schema.xIntOrString() && schema.xEmbeddedResource()) {
      errors.add(FieldError.invalid(path.child("x-kubernetes-embedded-resource"), true, detail));
    }
  }

  private static boolean preserves(JSONSchemaProps schema) {
    return Boolean.TRUE.equals(schema.xPreserveUnknownFields());
  }

  private void type(JSONSchemaProps schema, Level level, FieldPath path) {
    FieldPath type = path.child("type");
    if (schema.xEmbeddedResource() && !schema.type().equals("object")) {
      String detail = "must be object if x-kubernetes-embedded-resource is true";
      errors.add(
          schema.type().isEmpty()
              ? FieldError.required(type, detail)
              : FieldError.invalid(type, schema.type(), detail));
    } else if (schema.type().isEmpty() && !schema.xIntOrString() && !preserves(schema)) {
      errors.add(FieldError.required(type, level.typeMissing));
    }
    if (schema.xEmbeddedResource() && schema.additionalProperties() != null) {
      forbid(
          path.child("additionalProperties"),
          "must not be used if x-kubernetes-embedded-resource is set");
    }
    if (level == Level.ROOT && !schema.type().isEmpty() && !schema.type().equals("object")) {
      errors.add(FieldError.invalid(type, schema.type(), "must be object at the root"));
    }
  }

  private void metadata(JSONSchemaProps schema, Level level, FieldPath path) {
    boolean wholeObject = level == Level.ROOT || schema.xEmbeddedResource();
    if (wholeObject) {
      typeIs("string", schema.properties().get("kind"), path.child("properties").key("kind"));
      typeIs(
          "string",
          schema.properties().get("apiVersion"),
          path.child("properties").key("apiVersion"));
    }
    JSONSchemaProps metadata = schema.properties().get("metadata");
    FieldPath place = path.child("properties").key("metadata");
    if (wholeObject) {
      typeIs("object", metadata, place);
    }
    if (metadata != null && level == Level.ROOT && saysMoreThanNames(metadata)) {
      forbid(
          place,
          "must not specify anything other than name and generateName, but metadata is implicitly"
              + " specified");
    }
  }

  private void typeIs(String type, @Nullable JSONSchemaProps schema, FieldPath path) {
    if (schema != null && !schema.type().equals(type)) {
      errors.add(FieldError.invalid(path.child("type"), schema.type(), "must be " + type));
    }
  }

  private static boolean saysMoreThanNames(JSONSchemaProps metadata) {
    boolean namesOnly =
        metadata.properties().keySet().stream()
            .allMatch(name -> name.equals("name") || name.equals("generateName"));
    JSONSchemaProps rest =
        metadata.toBuilder()
            .type("")
            .default_(null)
            .example(null)
            .externalDocs((ExternalDocumentation) null)
            .properties(namesOnly ? Map.of() : metadata.properties())
            .build();
    return !rest.equals(EMPTY);
  }

  private void alternatives(
      JSONSchemaProps schema, boolean skipAnyOf, boolean skipFirstAnyOf, FieldPath path) {
    if (!skipAnyOf) {
      for (int i = 0; i < schema.anyOf().size(); i++) {
        nested(schema.anyOf().get(i), false, path.child("anyOf").index(i));
      }
    }
    for (int i = 0; i < schema.allOf().size(); i++) {
      nested(schema.allOf().get(i), skipFirstAnyOf && i == 0, path.child("allOf").index(i));
    }
    for (int i = 0; i < schema.oneOf().size(); i++) {
      nested(schema.oneOf().get(i), false, path.child("oneOf").index(i));
    }
    JSONSchemaProps not = schema.not();
    if (not != null) {
      nested(not, false, path.child("not"));
    }
    pattern(schema.pattern(), path.child("pattern"));
  }

  private void pattern(String pattern, FieldPath path) {
    try {
      RegularExpression.compile(pattern);
    } catch (RegularExpression.MalformedException malformed) {
      errors.add(
          FieldError.invalid(
              path,
              pattern,
              "must be a valid regular expression, but isn't: " + malformed.getMessage()));
    }
  }

  private void nested(JSONSchemaProps schema, boolean skipAnyOf, FieldPath path) {
    alternatives(schema, skipAnyOf, false, path);
    JSONSchemaProps items = SchemaWalk.itemsOf(schema);
    if (items != null) {
      nested(items, false, path.child("items"));
    }
    schema
        .properties()
        .forEach((name, property) -> nested(property, false, path.child("properties").key(name)));
    forbid(!schema.type().isEmpty(), path.child("type"), EMPTY_TO_BE_STRUCTURAL);
    forbid(
        schema.additionalProperties() != null,
        path.child("additionalProperties"),
        UNDEFINED_TO_BE_STRUCTURAL);
    forbid(schema.default_() != null, path.child("default"), UNDEFINED_TO_BE_STRUCTURAL);
    forbid(!schema.title().isEmpty(), path.child("title"), EMPTY_TO_BE_STRUCTURAL);
    forbid(!schema.description().isEmpty(), path.child("description"), EMPTY_TO_BE_STRUCTURAL);
    forbid(schema.nullable(), path.child("nullable"), FALSE_TO_BE_STRUCTURAL);
    forbid(schema.externalDocs() != null, path.child("externalDocs"), UNDEFINED_TO_BE_STRUCTURAL);
    forbidExtensions(schema, path);
    forbid(
        schema.properties().containsKey("metadata"),
        path.child("properties").key("metadata"),
        "must not be specified in a nested context");
  }

  private void forbidExtensions(JSONSchemaProps schema, FieldPath path) {
    forbid(
        preserves(schema),
        path.child("x-kubernetes-preserve-unknown-fields"),
        FALSE_TO_BE_STRUCTURAL);
    forbid(
        schema.xEmbeddedResource(),
        path.child("x-kubernetes-embedded-resource"),
        FALSE_TO_BE_STRUCTURAL);
    forbid(schema.xIntOrString(), path.child("x-kubernetes-int-or-string"), FALSE_TO_BE_STRUCTURAL);
    forbid(
        !schema.xListMapKeys().isEmpty(),
        path.child("x-kubernetes-list-map-keys"),
        EMPTY_TO_BE_STRUCTURAL);
    forbid(
        schema.xListType() != null,
        path.child("x-kubernetes-list-type"),
        UNDEFINED_TO_BE_STRUCTURAL);
    forbid(
        schema.xMapType() != null, path.child("x-kubernetes-map-type"), UNDEFINED_TO_BE_STRUCTURAL);
    forbid(
        !schema.xValidations().isEmpty(),
        path.child("x-kubernetes-validations"),
        EMPTY_TO_BE_STRUCTURAL);
  }

  private void forbid(boolean wrong, FieldPath path, String detail) {
    if (wrong) {
      forbid(path, detail);
    }
  }

  private void forbid(FieldPath path, String detail) {
    errors.add(FieldError.forbidden(path, detail));
  }

  // ---- what alternatives mention must be described outside of them

  private void completeAlternatives(
      JSONSchemaProps alternative, JSONSchemaProps schema, FieldPath path, FieldPath where) {
    JSONSchemaProps not = alternative.not();
    if (not != null) {
      complete(not, schema, path, where.child("not"));
    }
    completeAll(alternative.allOf(), schema, path, where.child("allOf"));
    completeAll(alternative.anyOf(), schema, path, where.child("anyOf"));
    completeAll(alternative.oneOf(), schema, path, where.child("oneOf"));
  }

  private void completeAll(
      List<JSONSchemaProps> alternatives, JSONSchemaProps schema, FieldPath path, FieldPath where) {
    for (int i = 0; i < alternatives.size(); i++) {
      complete(alternatives.get(i), schema, path, where.index(i));
    }
  }

  private void complete(
      JSONSchemaProps alternative,
      @Nullable JSONSchemaProps schema,
      FieldPath path,
      FieldPath where) {
    if (schema == null) {
      errors.add(FieldError.required(path, "because it is defined in " + where));
      return;
    }
    completeAlternatives(alternative, schema, path, where);
    JSONSchemaProps items = SchemaWalk.itemsOf(alternative);
    if (items != null) {
      complete(items, SchemaWalk.itemsOf(schema), path.child("items"), where.child("items"));
    }
    alternative
        .properties()
        .forEach((name, property) ->
            complete(
                property,
                schema.properties().get(name),
                path.child("properties").key(name),
                where.child("properties").key(name)));
  }
}
