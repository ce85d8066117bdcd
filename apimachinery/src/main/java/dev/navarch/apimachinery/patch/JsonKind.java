package dev.navarch.apimachinery.patch;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The kinds of values in a tree, with their names in Kubernetes' messages. */
enum JsonKind {
  OBJECT("object", "map[string]interface {}"),
  ARRAY("array", "[]interface {}"),
  STRING("string", "string"),
  INTEGER("number", "int64"),
  FLOAT("number", "float64"),
  BOOL("bool", "bool"),
  NULL("null", "%!s(<nil>)");

  private final String jsonName;
  private final String goName;

  JsonKind(String jsonName, String goName) {
    this.jsonName = jsonName;
    this.goName = goName;
  }

  static JsonKind of(@Nullable Object value) {
    return switch (value) {
      case null -> NULL;
      case Map<?, ?> object -> OBJECT;
      case List<?> array -> ARRAY;
      case String text -> STRING;
      case Boolean truth -> BOOL;
      case Long number -> INTEGER;
      case Double number -> FLOAT;
      default -> throw new IllegalArgumentException("not a JSON value: " + value.getClass());
    };
  }

  /** The name in JSON. */
  String jsonName() {
    return jsonName;
  }

  /** The type that Go decodes such a value to. */
  String goName() {
    return goName;
  }
}
