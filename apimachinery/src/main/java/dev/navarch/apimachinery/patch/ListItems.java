package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.PatchException.unmergeable;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.value.GoFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What merged lists demand of their items. */
final class ListItems {
  private ListItems() {}

  /** True when the items of two lists are objects. All have to be of one kind, and not lists. */
  static boolean areObjects(List<@Nullable Object> left, List<@Nullable Object> right) {
    @Nullable JsonKind kind = null;
    for (List<@Nullable Object> list : List.of(left, right)) {
      for (@Nullable Object item : list) {
        JsonKind next = JsonKind.of(item);
        if (next == JsonKind.ARRAY && kind == null) {
          throw PatchException.unprocessable("lists of lists are not supported");
        }
        if (next == JsonKind.NULL || (kind != null && next != kind)) {
          throw unmergeable(
              "list element types are not identical: " + GoFormat.value(List.of(left, right)));
        }
        kind = next;
      }
    }
    if (kind == null) {
      throw unmergeable("no elements in any of the given slices");
    }
    return kind == JsonKind.OBJECT;
  }

  /** An item that has to be an object with a merge key. */
  static StringMap<@Nullable Object> keyed(@Nullable Object item, String mergeKey) {
    StringMap<@Nullable Object> object = object(item);
    if (!object.containsKey(mergeKey)) {
      throw unmergeable(
          "map: " + GoFormat.value(object) + " does not contain declared merge key: " + mergeKey);
    }
    return object;
  }

  /** An item that has to be an object. */
  static StringMap<@Nullable Object> object(@Nullable Object item) {
    return Tree.object(expect(JsonKind.OBJECT, item));
  }

  /** A value that has to be a list. */
  static List<@Nullable Object> list(@Nullable Object value) {
    return Tree.list(expect(JsonKind.ARRAY, value));
  }

  private static @Nullable Object expect(JsonKind expected, @Nullable Object value) {
    JsonKind kind = JsonKind.of(value);
    if (kind != expected) {
      throw unmergeable("expected a " + expected.goName() + ", but received a " + kind.goName());
    }
    return value;
  }

  /**
   * A key under which a hash table finds a value. Lists and objects, which are no reasonable merge
   * keys, are found by their JSON: clients can choose many that share a hash, and only texts have
   * an order that keeps hash tables fast then.
   */
  static @Nullable Object identity(@Nullable Object value) {
    return value instanceof List<?> || value instanceof Map<?, ?>
        ? new String(JsonTree.toBytes(value), StandardCharsets.UTF_8) + "\0"
        : value;
  }
}
