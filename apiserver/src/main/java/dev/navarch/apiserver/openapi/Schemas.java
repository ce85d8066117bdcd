package dev.navarch.apiserver.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Walks schemas. Only what stands where a schema may stand is taken for one: a property may be
 * called {@code $ref}, and a default may hold anything.
 */
final class Schemas {
  /** How definitions name each other before they are put into a document. */
  static final String PREFIX = "#/definitions/";

  private Schemas() {}

  static Map<String, Object> refTo(String definition) {
    return Map.of("$ref", PREFIX + definition);
  }

  /** Names each definition that a schema refers to. */
  static void visit(Map<?, ?> schema, Consumer<String> found) {
    if (schema.get("$ref") instanceof String ref && ref.startsWith(PREFIX)) {
      found.accept(ref.substring(PREFIX.length()));
    }
    schema.forEach((key, value) -> {
      switch ((String) key) {
        case "items", "additionalProperties", "not" -> visitOne(value, found);
        case "properties" -> {
          if (value instanceof Map<?, ?> properties) {
            properties.values().forEach(property -> visitOne(property, found));
          }
        }
        case "allOf", "anyOf", "oneOf" -> {
          if (value instanceof List<?> list) {
            list.forEach(item -> visitOne(item, found));
          }
        }
        default -> {}
      }
    });
  }

  private static void visitOne(@Nullable Object value, Consumer<String> found) {
    if (value instanceof Map<?, ?> schema) {
      visit(schema, found);
    }
  }

  /**
   * Changes the schemas inside a schema, each by itself; the change goes on to those further inside
   * if it wants to.
   */
  static Map<String, Object> mapInner(Map<?, ?> schema, UnaryOperator<Map<String, Object>> change) {
    Map<String, Object> changed = new LinkedHashMap<>();
    schema.forEach((key, value) -> {
      if (value != null) {
        changed.put((String) key, inner((String) key, value, change));
      }
    });
    return changed;
  }

  private static Object inner(String key, Object value, UnaryOperator<Map<String, Object>> change) {
    return switch (key) {
      case "items", "additionalProperties", "not" -> one(value, change);
      case "properties" -> {
        if (!(value instanceof Map<?, ?> properties)) {
          yield value;
        }
        Map<String, Object> changed = new LinkedHashMap<>();
        properties.forEach((name, property) -> {
          if (property != null) {
            changed.put((String) name, one(property, change));
          }
        });
        yield changed;
      }
      case "allOf", "anyOf", "oneOf" -> {
        if (!(value instanceof List<?> list)) {
          yield value;
        }
        List<Object> changed = new ArrayList<>();
        list.forEach(item -> changed.add(one(item, change)));
        yield changed;
      }
      default -> value;
    };
  }

  @SuppressWarnings("unchecked") // keys of a JSON object are texts
  private static Object one(Object value, UnaryOperator<Map<String, Object>> change) {
    return value instanceof Map<?, ?> schema ? change.apply((Map<String, Object>) schema) : value;
  }
}
