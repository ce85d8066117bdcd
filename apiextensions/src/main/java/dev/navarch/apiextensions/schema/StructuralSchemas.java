package dev.navarch.apiextensions.schema;

import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrArray;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrBool;
import dev.navarch.apiextensions.schema.StructuralSchema.AdditionalProperties;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.value.RawJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes structural schemas of the schemas that definitions carry. */
final class StructuralSchemas {
  private StructuralSchemas() {}

  static StructuralSchema of(JSONSchemaProps schema) {
    return new StructuralSchema(
        schema.type(),
        schema.title(),
        schema.description(),
        tree(schema.default_()),
        schema.nullable(),
        values(schema),
        mapped(schema.properties(), StructuralSchemas::of),
        additional(schema.additionalProperties()),
        items(schema.items()),
        Boolean.TRUE.equals(schema.xPreserveUnknownFields()),
        schema.xEmbeddedResource(),
        schema.xIntOrString(),
        schema.xListType(),
        schema.xListMapKeys(),
        schema.xMapType(),
        schema.xValidations());
  }

  private static @Nullable AdditionalProperties additional(@Nullable JSONSchemaPropsOrBool either) {
    if (either == null) {
      return null;
    }
    JSONSchemaProps schema = either.schema();
    return schema == null
        ? new AdditionalProperties(either.allows(), null)
        : new AdditionalProperties(true, of(schema));
  }

  private static @Nullable StructuralSchema items(@Nullable JSONSchemaPropsOrArray items) {
    JSONSchemaProps schema = items == null ? null : items.schema();
    return schema == null ? null : of(schema);
  }

  private static ValueValidations values(JSONSchemaProps schema) {
    JSONSchemaProps not = schema.not();
    ValueValidations values =
        new ValueValidations(
            schema.format(),
            schema.maximum(),
            schema.exclusiveMaximum(),
            schema.minimum(),
            schema.exclusiveMinimum(),
            schema.maxLength(),
            schema.minLength(),
            schema.pattern(),
            schema.maxItems(),
            schema.minItems(),
            schema.uniqueItems(),
            schema.multipleOf(),
            trees(schema.enum_()),
            schema.maxProperties(),
            schema.minProperties(),
            schema.required(),
            schema.allOf().stream().map(StructuralSchemas::nested).toList(),
            schema.anyOf().stream().map(StructuralSchemas::nested).toList(),
            schema.oneOf().stream().map(StructuralSchemas::nested).toList(),
            not == null ? null : nested(not));
    return values.isEmpty() ? ValueValidations.NONE : values;
  }

  private static NestedValidation nested(JSONSchemaProps schema) {
    JSONSchemaPropsOrBool additional = schema.additionalProperties();
    JSONSchemaProps additionalSchema = additional == null ? null : additional.schema();
    JSONSchemaPropsOrArray items = schema.items();
    JSONSchemaProps itemSchema = items == null ? null : items.schema();
    return new NestedValidation(
        schema.type(),
        schema.nullable(),
        values(schema),
        mapped(schema.properties(), StructuralSchemas::nested),
        additionalSchema == null ? null : nested(additionalSchema),
        additional != null && additionalSchema == null && !additional.allows(),
        itemSchema == null ? null : nested(itemSchema));
  }

  private static <T> StringMap<T> mapped(
      Map<String, JSONSchemaProps> schemas, Function<JSONSchemaProps, T> change) {
    @Nullable Object[] flat = new @Nullable Object[schemas.size() * 2];
    int i = 0;
    for (Map.Entry<String, JSONSchemaProps> entry : schemas.entrySet()) {
      flat[i++] = entry.getKey();
      flat[i++] = change.apply(entry.getValue());
    }
    return StringMap.ofFlat(flat, duplicate -> {});
  }

  private static List<@Nullable Object> trees(List<RawJson> values) {
    if (values.isEmpty()) {
      return List.of();
    }
    List<@Nullable Object> trees = new ArrayList<>(values.size());
    values.forEach(value -> trees.add(tree(value)));
    return Collections.unmodifiableList(trees);
  }

  /** A value as a tree; a value that is absent or null is null. */
  static @Nullable Object tree(@Nullable RawJson value) {
    return value == null || value.isEmpty() ? null : JsonTree.parse(value.raw().unsafeArray());
  }
}
