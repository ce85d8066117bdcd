package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceColumnDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.api.apiextensions.v1.CustomResourceSubresourceScale;
import dev.navarch.api.apiextensions.v1.CustomResourceSubresources;
import dev.navarch.api.apiextensions.v1.CustomResourceValidation;
import dev.navarch.api.apiextensions.v1.ExternalDocumentation;
import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrArray;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrBool;
import dev.navarch.api.apiextensions.v1.ValidationRule;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.Utf8Order;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Parts of definitions in the form in which Kubernetes' messages show them: its internal types
 * written as JSON, with all their fields, whether they are set or not.
 */
final class InternalForm {
  private InternalForm() {}

  /** The versions of a definition, without what all of them have in common. */
  static @Nullable Object versions(
      List<CustomResourceDefinitionVersion> versions, SharedParts shared) {
    return list(versions, version -> version(version, shared));
  }

  private static Object version(CustomResourceDefinitionVersion version, SharedParts shared) {
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    form.put("Name", version.name());
    form.put("Served", version.served());
    form.put("Storage", version.storage());
    form.put("Deprecated", version.deprecated());
    form.put("DeprecationWarning", version.deprecationWarning());
    form.put("Schema", shared.schema() ? null : validation(version.schema()));
    form.put("Subresources", shared.subresources() ? null : subresources(version.subresources()));
    form.put(
        "AdditionalPrinterColumns",
        shared.columns() ? null : list(version.additionalPrinterColumns(), InternalForm::column));
    form.put(
        "SelectableFields",
        shared.selectableFields()
            ? null
            : list(version.selectableFields(), field -> Map.of("JSONPath", field.jsonPath())));
    return form;
  }

  private static @Nullable Object validation(@Nullable CustomResourceValidation validation) {
    if (validation == null) {
      return null;
    }
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    form.put("OpenAPIV3Schema", schema(validation.openAPIV3Schema()));
    return form;
  }

  private static @Nullable Object subresources(@Nullable CustomResourceSubresources subresources) {
    if (subresources == null) {
      return null;
    }
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    form.put("Status", subresources.status() == null ? null : Map.of());
    CustomResourceSubresourceScale scale = subresources.scale();
    Map<String, @Nullable Object> scaleForm = new LinkedHashMap<>();
    if (scale != null) {
      scaleForm.put("SpecReplicasPath", scale.specReplicasPath());
      scaleForm.put("StatusReplicasPath", scale.statusReplicasPath());
      scaleForm.put("LabelSelectorPath", scale.labelSelectorPath());
    }
    form.put("Scale", scale == null ? null : scaleForm);
    return form;
  }

  private static Object column(CustomResourceColumnDefinition column) {
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    form.put("Name", column.name());
    form.put("Type", column.type());
    form.put("Format", column.format());
    form.put("Description", column.description());
    form.put("Priority", column.priority());
    form.put("JSONPath", column.jsonPath());
    return form;
  }

  /** A schema. */
  static @Nullable Object schema(@Nullable JSONSchemaProps schema) {
    if (schema == null) {
      return null;
    }
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    form.put("ID", schema.id());
    form.put("Schema", schema.schema());
    form.put("Ref", schema.ref());
    form.put("Description", schema.description());
    form.put("Type", schema.type());
    form.put("Nullable", schema.nullable());
    form.put("Format", schema.format());
    form.put("Title", schema.title());
    form.put("Default", schema.default_());
    form.put("Maximum", schema.maximum());
    form.put("ExclusiveMaximum", schema.exclusiveMaximum());
    form.put("Minimum", schema.minimum());
    form.put("ExclusiveMinimum", schema.exclusiveMinimum());
    form.put("MaxLength", schema.maxLength());
    form.put("MinLength", schema.minLength());
    form.put("Pattern", schema.pattern());
    form.put("MaxItems", schema.maxItems());
    form.put("MinItems", schema.minItems());
    form.put("UniqueItems", schema.uniqueItems());
    form.put("MultipleOf", schema.multipleOf());
    form.put("Enum", schema.enum_());
    form.put("MaxProperties", schema.maxProperties());
    form.put("MinProperties", schema.minProperties());
    form.put("Required", schema.required());
    form.put("Items", items(schema.items()));
    form.put("AllOf", list(schema.allOf(), InternalForm::present));
    form.put("OneOf", list(schema.oneOf(), InternalForm::present));
    form.put("AnyOf", list(schema.anyOf(), InternalForm::present));
    form.put("Not", schema(schema.not()));
    form.put("Properties", map(schema.properties()));
    form.put("AdditionalProperties", either(schema.additionalProperties()));
    form.put("PatternProperties", map(schema.patternProperties()));
    form.put("Dependencies", dependencies(schema));
    form.put("AdditionalItems", either(schema.additionalItems()));
    form.put("Definitions", map(schema.definitions()));
    form.put("ExternalDocs", docs(schema.externalDocs()));
    form.put("Example", schema.example());
    form.put("XPreserveUnknownFields", schema.xPreserveUnknownFields());
    form.put("XEmbeddedResource", schema.xEmbeddedResource());
    form.put("XIntOrString", schema.xIntOrString());
    form.put("XListMapKeys", schema.xListMapKeys());
    form.put("XListType", schema.xListType());
    form.put("XMapType", schema.xMapType());
    form.put("XValidations", list(schema.xValidations(), InternalForm::rule));
    return form;
  }

  private static @Nullable Object items(@Nullable JSONSchemaPropsOrArray items) {
    if (items == null) {
      return null;
    }
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    form.put("Schema", schema(items.schema()));
    form.put("JSONSchemas", list(items.jsonSchemas(), InternalForm::present));
    return form;
  }

  private static @Nullable Object either(@Nullable JSONSchemaPropsOrBool either) {
    if (either == null) {
      return null;
    }
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    form.put("Allows", either.allows());
    form.put("Schema", schema(either.schema()));
    return form;
  }

  private static @Nullable Object dependencies(JSONSchemaProps schema) {
    if (Absent.is(schema.dependencies())) {
      return null;
    }
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    schema
        .dependencies()
        .forEach((key, value) -> {
          Map<String, @Nullable Object> dependency = new LinkedHashMap<>();
          dependency.put("Schema", schema(value.schema()));
          dependency.put("Property", value.property());
          form.put(key, dependency);
        });
    return form;
  }

  private static @Nullable Object docs(@Nullable ExternalDocumentation docs) {
    if (docs == null) {
      return null;
    }
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    form.put("Description", docs.description());
    form.put("URL", docs.url());
    return form;
  }

  /** A rule. */
  static Object rule(ValidationRule rule) {
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    form.put("Rule", rule.rule());
    form.put("Message", rule.message());
    form.put("MessageExpression", rule.messageExpression());
    form.put("Reason", rule.reason());
    form.put("FieldPath", rule.fieldPath());
    form.put("OptionalOldSelf", rule.optionalOldSelf());
    return form;
  }

  private static Object present(JSONSchemaProps schema) {
    Object form = schema(schema);
    return form == null ? Map.of() : form;
  }

  private static <T> @Nullable Object list(List<T> items, Function<T, Object> change) {
    return Absent.is(items) ? null : items.stream().map(change).toList();
  }

  private static @Nullable Object map(Map<String, JSONSchemaProps> schemas) {
    if (Absent.is(schemas)) {
      return null;
    }
    Map<String, @Nullable Object> form = new LinkedHashMap<>();
    List<String> keys = new ArrayList<>(schemas.keySet());
    keys.sort(Utf8Order.COMPARATOR);
    keys.forEach(key -> form.put(key, schema(schemas.get(key))));
    return form;
  }
}
