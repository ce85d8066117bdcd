package dev.navarch.apimachinery.unstructured;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads and changes values deep inside a JSON object. Paths are names of fields. A change gives a
 * new object that shares everything beside the path with the old one.
 */
public final class Nested {
  private Nested() {}

  /**
   * The value at a path; empty when it is not there or null.
   *
   * @throws IllegalArgumentException when something on the way is not an object
   */
  public static Optional<Object> get(Map<String, ?> object, String... path) {
    @Nullable Object at = object;
    for (int i = 0; i < path.length; i++) {
      if (at == null) {
        return Optional.empty();
      }
      if (!(at instanceof Map<?, ?> map)) {
        throw mismatch(Arrays.copyOf(path, i + 1), "", at, "map[string]interface{}");
      }
      at = map.get(path[i]);
    }
    return Optional.ofNullable(at);
  }

  /** The value at a path, which must be of a type where it is there. */
  public static <T> Optional<T> get(Class<T> type, Map<String, ?> object, String... path) {
    return get(object, path)
        .map(value -> {
          if (!type.isInstance(value)) {
            throw mismatch(path, "", value, goName(type).replace(" ", ""));
          }
          return type.cast(value);
        });
  }

  /** The list of texts at a path. */
  public static Optional<List<String>> stringList(Map<String, ?> object, String... path) {
    return get(List.class, object, path)
        .map(list -> {
          List<String> texts = new ArrayList<>();
          for (@Nullable Object item : (List<?>) list) {
            if (!(item instanceof String text)) {
              throw mismatch(path, "contains non-string key in the slice: ", item, "string");
            }
            texts.add(text);
          }
          return List.copyOf(texts);
        });
  }

  /** The map of texts at a path. */
  public static Optional<Map<String, String>> stringMap(Map<String, ?> object, String... path) {
    return get(Map.class, object, path)
        .map(map -> {
          for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
            if (!(entry.getValue() instanceof String)) {
              String where =
                  "contains non-string value in the map under key \"%s\": "
                      .formatted(entry.getKey());
              throw mismatch(path, where, entry.getValue(), "string");
            }
          }
          return stringMap((Map<?, ?>) map);
        });
  }

  @SuppressWarnings("unchecked") // all values are texts, and keys always are
  private static Map<String, String> stringMap(Map<?, ?> map) {
    return (Map<String, String>) map;
  }

  /**
   * The object with a value put at a path; objects on the way that are not there are made.
   *
   * @throws IllegalArgumentException when something on the way is not an object
   */
  public static StringMap<@Nullable Object> with(
      Map<String, ? extends @Nullable Object> object, @Nullable Object value, String... path) {
    return with(StringMap.<@Nullable Object>copyOf(object), value, path, 0);
  }

  private static StringMap<@Nullable Object> with(
      StringMap<@Nullable Object> map, @Nullable Object value, String[] path, int at) {
    if (at == path.length - 1) {
      return map.with(path[at], value);
    }
    @Nullable Object inner = map.get(path[at]);
    if (inner != null && !(inner instanceof Map)) {
      throw new IllegalArgumentException(
          "value cannot be set because ."
              + String.join(".", Arrays.copyOf(path, at + 1))
              + " is not a map[string]interface{}");
    }
    StringMap<@Nullable Object> next = StringMap.<@Nullable Object>copyOf(objectOf(inner));
    return map.with(path[at], with(next, value, path, at + 1));
  }

  /** The object without the value at a path. */
  public static StringMap<@Nullable Object> without(
      Map<String, ? extends @Nullable Object> object, String... path) {
    StringMap<@Nullable Object> map = StringMap.copyOf(object);
    if (path.length == 1) {
      return map.without(path[0]);
    }
    return map.get(path[0]) instanceof Map<?, ?> inner
        ? map.with(path[0], without(objectOf(inner), Arrays.copyOfRange(path, 1, path.length)))
        : map;
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  private static Map<String, @Nullable Object> objectOf(@Nullable Object map) {
    return map == null ? StringMap.of() : (Map<String, @Nullable Object>) map;
  }

  private static IllegalArgumentException mismatch(
      String[] path, String where, @Nullable Object value, String expected) {
    return new IllegalArgumentException(
        ".%s accessor error: %s%s is of the type %s, expected %s"
            .formatted(
                String.join(".", path),
                where,
                shown(value),
                value == null ? "<nil>" : goName(value.getClass()),
                expected));
  }

  /** A value as Go prints it. */
  private static String shown(@Nullable Object value) {
    return switch (value) {
      case null -> "<nil>";
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> entry.getKey() + ":" + shown(entry.getValue()))
              .collect(Collectors.joining(" ", "map[", "]"));
      case List<?> list ->
          list.stream().map(Nested::shown).collect(Collectors.joining(" ", "[", "]"));
      default -> value.toString();
    };
  }

  private static String goName(Class<?> type) {
    if (Map.class.isAssignableFrom(type)) {
      return "map[string]interface {}";
    }
    if (List.class.isAssignableFrom(type)) {
      return "[]interface {}";
    }
    return switch (type.getSimpleName()) {
      case "String" -> "string";
      case "Long" -> "int64";
      case "Double" -> "float64";
      case "Boolean" -> "bool";
      default -> type.getSimpleName();
    };
  }
}
