package dev.navarch.apiserver.openapi;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The definitions of kinds that were defined at run time. */
final class CustomDefinitions {
  private static final String EMBEDDED = "x-kubernetes-embedded-resource";
  private static final String PRESERVE = "x-kubernetes-preserve-unknown-fields";

  private final Definitions definitions;
  private final boolean version2;

  /** Creates definitions for documents of version 2, which cannot say everything, or 3. */
  CustomDefinitions(Definitions definitions, boolean version2) {
    this.definitions = definitions;
    this.version2 = version2;
  }

  /** The definitions of objects and lists, by name. */
  Map<String, Map<String, Object>> of(CustomVersion custom) {
    Map<String, Map<String, Object>> found = new LinkedHashMap<>();
    for (CustomResource resource : custom.resources()) {
      GroupVersion version = custom.version();
      GroupVersionKind kind = version.withKind(resource.kind());
      GroupVersionKind listKind = version.withKind(resource.listKind());
      found.put(Definitions.unknownName(kind), object(kind, resource.schema()));
      found.put(Definitions.unknownName(listKind), list(kind, listKind));
    }
    return found;
  }

  private Map<String, Object> object(GroupVersionKind kind, @Nullable Map<String, ?> schema) {
    Map<String, Object> open = Map.of("type", "object", PRESERVE, true);
    boolean takesAny = schema == null || Boolean.TRUE.equals(schema.get(PRESERVE));
    // Old clients refuse fields that a definition with any properties does not name.
    Map<String, Object> definition =
        takesAny && version2
            ? new LinkedHashMap<>(open)
            : withMeta(convert(schema == null ? open : copy(schema)), "ObjectMeta");
    definition.put("type", "object");
    definition.put(Definitions.KINDS, List.of(Definitions.kindTree(kind)));
    return definition;
  }

  private static Map<String, Object> copy(Map<String, ?> schema) {
    return new LinkedHashMap<>(schema);
  }

  private Map<String, Object> list(GroupVersionKind kind, GroupVersionKind listKind) {
    Map<String, Object> definition = new LinkedHashMap<>();
    definition.put("description", "Page of objects of kind " + kind.kind() + ".");
    definition = withMeta(definition, "ListMeta");
    definition.put("type", "object");
    definition.put("required", List.of("items"));
    Map<String, Object> properties = properties(definition);
    Map<String, Object> items = new LinkedHashMap<>();
    items.put("description", "Objects on this page");
    items.put("type", "array");
    items.put("items", Schemas.refTo(Definitions.unknownName(kind)));
    properties.put("items", items);
    definition.put("properties", properties);
    definition.put(Definitions.KINDS, List.of(Definitions.kindTree(listKind)));
    return definition;
  }

  /** A schema with what every object has, described as it is for the built-in kinds. */
  private Map<String, Object> withMeta(Map<String, Object> schema, String metadata) {
    Map<String, Object> result = new LinkedHashMap<>(schema);
    Map<String, Object> properties = properties(schema);
    Map<String, Object> typeMeta = properties(definitions.get(Definitions.META + "TypeMeta"));
    for (String name : List.of("apiVersion", "kind")) {
      properties.put(name, typeMeta.getOrDefault(name, Map.of("type", "string")));
    }
    Map<String, Object> reference = new LinkedHashMap<>();
    reference.put("description", "What the server keeps about the object");
    reference.putAll(Schemas.refTo(Definitions.META + metadata));
    properties.put("metadata", reference);
    result.put("properties", properties);
    return result;
  }

  private static Map<String, Object> properties(Map<String, Object> schema) {
    Map<String, Object> properties = new LinkedHashMap<>();
    if (schema.get("properties") instanceof Map<?, ?> map) {
      map.forEach((name, value) -> {
        if (value != null) {
          properties.put((String) name, value);
        }
      });
    }
    return properties;
  }

  /** A schema as a document can show it, all the way down. */
  private Map<String, Object> convert(Map<String, Object> schema) {
    Map<String, Object> given = version2 ? simplify(schema) : schema;
    Map<String, Object> converted = Schemas.mapInner(given, this::convert);
    return Boolean.TRUE.equals(converted.get(EMBEDDED))
        ? withMeta(converted, "ObjectMeta")
        : converted;
  }

  /**
   * Takes out what version 2 has no words for. Its clients refuse what does not fit what is left,
   * so a place that takes null, or fields that nobody named, loses its type or its fields.
   */
  private static Map<String, Object> simplify(Map<String, Object> schema) {
    Map<String, Object> simple = new LinkedHashMap<>(schema);
    for (String unknown : List.of("allOf", "anyOf", "oneOf", "not", "writeOnly", "deprecated")) {
      simple.remove(unknown);
    }
    boolean nullable = Boolean.TRUE.equals(simple.remove("nullable"));
    if (nullable) {
      simple.remove("type");
    }
    if (nullable || Boolean.TRUE.equals(schema.get(PRESERVE))) {
      simple.remove("items");
      simple.remove("properties");
    }
    if (simple.get("required") instanceof List<?> required) {
      List<Object> left = new ArrayList<>();
      for (Object name : required) {
        if (!(simple.get("properties") instanceof Map<?, ?> properties
            && properties.get(name) instanceof Map<?, ?> property
            && Boolean.TRUE.equals(property.get("nullable")))) {
          left.add(name);
        }
      }
      simple.put("required", left);
      if (left.isEmpty()) {
        simple.remove("required");
      }
    }
    return simple;
  }
}
