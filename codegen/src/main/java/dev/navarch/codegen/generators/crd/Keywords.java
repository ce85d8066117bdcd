package dev.navarch.codegen.generators.crd;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The keywords of schemas, in the order in which they are written: the short ones first. */
final class Keywords {
  static final String PRESERVE = "x-kubernetes-preserve-unknown-fields";
  static final String EMBEDDED = "x-kubernetes-embedded-resource";
  static final String INT_OR_STRING = "x-kubernetes-int-or-string";
  static final String LIST_TYPE = "x-kubernetes-list-type";
  static final String LIST_KEYS = "x-kubernetes-list-map-keys";
  static final String MAP_TYPE = "x-kubernetes-map-type";
  static final String RULES = "x-kubernetes-validations";

  private static final List<String> ORDER =
      List.of(
          "description",
          "type",
          "format",
          "nullable",
          "default",
          "enum",
          "minimum",
          "exclusiveMinimum",
          "maximum",
          "exclusiveMaximum",
          "multipleOf",
          "minLength",
          "maxLength",
          "pattern",
          "minItems",
          "maxItems",
          "minProperties",
          "maxProperties",
          "anyOf",
          INT_OR_STRING,
          EMBEDDED,
          PRESERVE,
          LIST_TYPE,
          LIST_KEYS,
          MAP_TYPE,
          RULES,
          "required",
          "items",
          "additionalProperties",
          "properties");

  private Keywords() {}

  /** The same schema in order; a keyword that is not listed would be lost, so there is none. */
  static Map<String, Object> ordered(Map<String, Object> schema) {
    Map<String, Object> ordered = new LinkedHashMap<>();
    for (String keyword : ORDER) {
      if (schema.containsKey(keyword)) {
        ordered.put(keyword, schema.get(keyword));
      }
    }
    if (ordered.size() != schema.size()) {
      throw new IllegalArgumentException("unknown keywords in " + schema.keySet());
    }
    return ordered;
  }

  /** A schema's type; empty where it has none. */
  static String type(Map<?, ?> schema) {
    return schema.get("type") instanceof String type ? type : "";
  }

  /** Whether a keyword is set to true. */
  static boolean is(Map<?, ?> schema, String keyword) {
    return Boolean.TRUE.equals(schema.get(keyword));
  }

  /** A schema inside of a schema, under a keyword; empty where there is none. */
  static Map<?, ?> inner(Map<?, ?> schema, String keyword) {
    return schema.get(keyword) instanceof Map<?, ?> inner ? inner : Map.of();
  }
}
