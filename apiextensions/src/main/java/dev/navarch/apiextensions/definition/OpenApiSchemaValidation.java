package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrArray;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrBool;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks the keywords of a schema, whether it is structural or not. */
final class OpenApiSchemaValidation {
  private static final List<String> TYPES =
      List.of("array", "boolean", "integer", "number", "object", "string");
  private static final Set<String> META_FIELDS = Set.of("metadata", "kind", "apiVersion");

  /**
   * Where in an object a schema is.
   *
   * @param root whether it is that of the object itself
   * @param insideMeta whether it is inside of kind, version or metadata
   * @param noDefaults why there may be no defaults; null where there may be some
   */
  private record Context(boolean root, boolean insideMeta, @Nullable String noDefaults) {
    Context inner() {
      return root ? new Context(false, insideMeta, noDefaults) : this;
    }

    Context inMeta(String property) {
      return new Context(false, true, root ? "in top-level " + property : noDefaults);
    }

    Context inAdditional() {
      return insideMeta
          ? new Context(false, true, "inside additionalProperties applying to object metadata")
          : inner();
    }
  }

  private final Strictness strictness;
  private final List<FieldError> errors = new ArrayList<>();

  private OpenApiSchemaValidation(Strictness strictness) {
    this.strictness = strictness;
  }

  static List<FieldError> check(JSONSchemaProps schema, Strictness strictness, FieldPath path) {
    OpenApiSchemaValidation run = new OpenApiSchemaValidation(strictness);
    run.schema(schema, new Context(true, false, null), path);
    return run.errors;
  }

  static boolean hasUnknownType(JSONSchemaProps schema) {
    return !schema.type().isEmpty() && !TYPES.contains(schema.type());
  }

  private void schema(@Nullable JSONSchemaProps schema, Context context, FieldPath path) {
    if (schema == null) {
      return;
    }
    keywords(schema, context, path);
    additional(schema, context, path);
    schema
        .properties()
        .forEach((name, property) -> {
          boolean meta =
              (context.root() || schema.xEmbeddedResource()) && META_FIELDS.contains(name);
          schema(
              property,
              meta ? context.inMeta(name) : context.inner(),
              path.child("properties").key(name));
        });
    Context inner = context.inner();
    schema(schema.not(), inner, path.child("not"));
    all(schema.allOf(), inner, path.child("allOf"));
    all(schema.oneOf(), inner, path.child("oneOf"));
    all(schema.anyOf(), inner, path.child("anyOf"));
    all(schema.definitions(), inner, path.child("definitions"));
    JSONSchemaPropsOrArray items = schema.items();
    if (items != null) {
      schema(items.schema(), inner, path.child("items"));
      all(items.jsonSchemas(), inner, path.child("items"));
    }
    schema
        .dependencies()
        .forEach((name, dependency) ->
            schema(dependency.schema(), inner, path.child("dependencies").key(name)));
    if (Boolean.FALSE.equals(schema.xPreserveUnknownFields())) {
      errors.add(
          FieldError.invalid(
              path.child("x-kubernetes-preserve-unknown-fields"),
              false,
              "must be true or undefined"));
    }
    ListValidation.check(schema, strictness, path, errors);
    RuleTextValidation.check(schema, path, errors);
  }

  private void all(List<JSONSchemaProps> schemas, Context context, FieldPath path) {
    for (int i = 0; i < schemas.size(); i++) {
      schema(schemas.get(i), context, path.index(i));
    }
  }

  private void all(Map<String, JSONSchemaProps> schemas, Context context, FieldPath path) {
    schemas.forEach((name, inner) -> schema(inner, context, path.key(name)));
  }

  private void additional(JSONSchemaProps schema, Context context, FieldPath path) {
    JSONSchemaPropsOrBool additional = schema.additionalProperties();
    if (additional == null) {
      return;
    }
    FieldPath place = path.child("additionalProperties");
    if (!schema.properties().isEmpty() && (!additional.allows() || additional.schema() != null)) {
      forbid(place, "additionalProperties and properties are mutual exclusive");
    }
    schema(additional.schema(), context.inAdditional(), place);
  }

  private void keywords(JSONSchemaProps schema, Context context, FieldPath path) {
    if (strictness.types() && hasUnknownType(schema)) {
      errors.add(FieldError.notSupported(path.child("type"), schema.type(), TYPES));
    }
    String noDefaults = context.noDefaults();
    if (schema.default_() != null && noDefaults != null) {
      forbid(path.child("default"), "must not be set " + noDefaults);
    }
    unsupported(!schema.id().isEmpty(), "id", path);
    unsupported(schema.additionalItems() != null, "additionalItems", path);
    unsupported(!schema.patternProperties().isEmpty(), "patternProperties", path);
    unsupported(!schema.definitions().isEmpty(), "definitions", path);
    unsupported(!schema.dependencies().isEmpty(), "dependencies", path);
    unsupported(schema.ref() != null, "$ref", path);
    if (schema.type().equals("null")) {
      forbid(path.child("type"), "type cannot be set to null, use nullable as an alternative");
    }
    JSONSchemaPropsOrArray items = schema.items();
    if (items != null && !items.jsonSchemas().isEmpty()) {
      forbid(path.child("items"), "items must be a schema object and not an array");
    }
    if (context.insideMeta() && schema.xEmbeddedResource()) {
      forbid(
          path.child("x-kubernetes-embedded-resource"), "must not be used inside of resource meta");
    }
    if (schema.uniqueItems()) {
      forbid(
          path.child("uniqueItems"),
          "uniqueItems cannot be set to true since the runtime complexity becomes quadratic");
    }
  }

  private void unsupported(boolean used, String keyword, FieldPath path) {
    if (used) {
      forbid(path.child(keyword), keyword + " is not supported");
    }
  }

  private void forbid(FieldPath path, String detail) {
    errors.add(FieldError.forbidden(path, detail));
  }
}
