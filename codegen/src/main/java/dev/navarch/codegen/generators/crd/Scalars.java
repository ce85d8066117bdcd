package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.generators.WireText;
import dev.navarch.codegen.universe.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The schemas of texts, numbers, truth values and values with a wire form of their own. */
final class Scalars {
  private Scalars() {}

  static Map<String, Object> of(Type.Builtin builtin) {
    return switch (builtin) {
      case STRING -> Map.of("type", "string");
      case BOOL -> Map.of("type", "boolean");
      case INT32 -> Map.of("type", "integer", "format", "int32");
      case INT64 -> Map.of("type", "integer", "format", "int64");
      case FLOAT64 -> Map.of("type", "number", "format", "double");
    };
  }

  /**
   * The schema of a value type.
   *
   * @param embedded whether the value is a whole object
   */
  static Map<String, Object> of(Type.Alias alias, boolean embedded) {
    return switch (alias.codecName()) {
      case "bytes" -> Map.of("type", "string", "format", "byte");
      case "time", "microTime" -> Map.of("type", "string", "format", "date-time");
      case "duration" -> Map.of("type", "string");
      case "intOrString" -> intOrString();
      case "quantity" -> {
        Map<String, Object> schema = intOrString();
        schema.put("pattern", WireText.QUANTITY);
        yield schema;
      }
      case "rawJson" -> Map.of(Keywords.PRESERVE, true);
      default -> {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put(Keywords.PRESERVE, true);
        if (embedded) {
          schema.put(Keywords.EMBEDDED, true);
        }
        yield schema;
      }
    };
  }

  private static Map<String, Object> intOrString() {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("anyOf", List.of(Map.of("type", "integer"), Map.of("type", "string")));
    schema.put(Keywords.INT_OR_STRING, true);
    return schema;
  }
}
