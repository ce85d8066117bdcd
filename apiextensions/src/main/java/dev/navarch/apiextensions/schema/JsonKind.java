package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What schemas call the values of trees. */
final class JsonKind {
  private JsonKind() {}

  /** The type of a value in the words of schemas. */
  static String typeOf(@Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case String text -> StructuralSchema.STRING;
      case Boolean bool -> StructuralSchema.BOOLEAN;
      case Long number -> StructuralSchema.INTEGER;
      case Number number -> StructuralSchema.NUMBER;
      case List<?> list -> StructuralSchema.ARRAY;
      default -> StructuralSchema.OBJECT;
    };
  }

  /** The format that a number has by itself, or nothing. */
  static String formatOf(Object value) {
    return switch (value) {
      case Long number -> "int64";
      case Number number -> "float64";
      default -> "";
    };
  }

  static boolean isWhole(Object value) {
    return value instanceof Double number
        && !number.isInfinite()
        && number == Math.rint(number)
        && Math.abs(number) <= 9_007_199_254_740_991.0;
  }

  /** Whether two trees stand for the same value; numbers are compared by size. */
  static boolean equal(@Nullable Object a, @Nullable Object b) {
    if (a instanceof Number x && b instanceof Number y) {
      boolean whole = x instanceof Long && y instanceof Long;
      return whole ? x.longValue() == y.longValue() : x.doubleValue() == y.doubleValue();
    }
    return switch (a) {
      case null -> b == null;
      case Map<?, ?> map -> b instanceof Map<?, ?> other && equalMaps(map, other);
      case List<?> list -> b instanceof List<?> other && equalLists(list, other);
      default -> a.equals(b);
    };
  }

  private static boolean equalMaps(Map<?, ?> a, Map<?, ?> b) {
    return a.size() == b.size()
        && a.entrySet().stream()
            .allMatch(e -> b.containsKey(e.getKey()) && equal(e.getValue(), b.get(e.getKey())));
  }

  private static boolean equalLists(List<?> a, List<?> b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!equal(a.get(i), b.get(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * A text that equal trees share and others do not. Texts stay cheap to look up in a map even when
   * somebody chooses values that share a hash.
   */
  static String identity(@Nullable Object value) {
    StringBuilder out = new StringBuilder();
    identify(value, out);
    return out.toString();
  }

  private static void identify(@Nullable Object value, StringBuilder out) {
    switch (value) {
      case String text -> out.append('"').append(text.length()).append(':').append(text);
      case Map<?, ?> map -> {
        out.append('{').append(map.size());
        object(map)
            .forEach((key, inner) -> {
              identify(key, out);
              identify(inner, out);
            });
      }
      case List<?> list -> {
        out.append('[').append(list.size());
        list.forEach(item -> identify(item, out));
      }
      case null, default -> out.append(' ').append(value);
    }
  }

  static String json(@Nullable Object value) {
    return new String(JsonTree.toBytes(value), StandardCharsets.UTF_8);
  }

  /** An object of a tree; its keys are texts. */
  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  static StringMap<@Nullable Object> object(Map<?, ?> map) {
    return StringMap.copyOf((Map<String, @Nullable Object>) map);
  }
}
