package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.api.apiextensions.v1.CustomResourceValidation;
import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrArray;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrBool;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrStringArray;
import java.util.Collection;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Looks through the schemas of definitions. */
final class SchemaWalk {
  private SchemaWalk() {}

  /** The schema of a version, or null. */
  static @Nullable JSONSchemaProps schemaOf(CustomResourceDefinitionVersion version) {
    CustomResourceValidation validation = version.schema();
    return validation == null ? null : validation.openAPIV3Schema();
  }

  /** Whether any schema of any version, or one inside it, is such. */
  static boolean anyIn(CustomResourceDefinitionSpec spec, Predicate<JSONSchemaProps> such) {
    return spec.versions().stream().anyMatch(version -> any(schemaOf(version), such));
  }

  /** Whether a schema, or one inside it, is such. */
  static boolean any(@Nullable JSONSchemaProps schema, Predicate<JSONSchemaProps> such) {
    if (schema == null) {
      return false;
    }
    JSONSchemaPropsOrArray items = schema.items();
    return such.test(schema)
        || (items != null && (any(items.schema(), such) || anyOf(items.jsonSchemas(), such)))
        || anyOf(schema.allOf(), such)
        || anyOf(schema.anyOf(), such)
        || anyOf(schema.oneOf(), such)
        || any(schema.not(), such)
        || anyOf(schema.properties().values(), such)
        || any(schemaOf(schema.additionalProperties()), such)
        || anyOf(schema.patternProperties().values(), such)
        || any(schemaOf(schema.additionalItems()), such)
        || anyOf(schema.definitions().values(), such)
        || schema.dependencies().values().stream()
            .map(JSONSchemaPropsOrStringArray::schema)
            .anyMatch(inner -> any(inner, such));
  }

  private static boolean anyOf(
      Collection<JSONSchemaProps> schemas, Predicate<JSONSchemaProps> such) {
    return schemas.stream().anyMatch(schema -> any(schema, such));
  }

  static @Nullable JSONSchemaProps schemaOf(@Nullable JSONSchemaPropsOrBool either) {
    return either == null ? null : either.schema();
  }

  static @Nullable JSONSchemaProps itemsOf(JSONSchemaProps schema) {
    JSONSchemaPropsOrArray items = schema.items();
    return items == null ? null : items.schema();
  }
}
