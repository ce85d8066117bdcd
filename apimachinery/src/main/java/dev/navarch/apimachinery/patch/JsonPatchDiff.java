package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds operations that make one document of another: removals, then additions, in the order of
 * keys. Of two arrays the items at the start and end that agree are left alone; those in between
 * are compared one by one. The result is correct and short, not the shortest.
 */
final class JsonPatchDiff {
  private final List<JsonPatchOperation> operations = new ArrayList<>();

  private JsonPatchDiff() {}

  static List<JsonPatchOperation> between(@Nullable Object from, @Nullable Object to) {
    JsonPatchDiff diff = new JsonPatchDiff();
    diff.value("", from, to);
    return diff.operations;
  }

  private void value(String path, @Nullable Object from, @Nullable Object to) {
    if (Objects.equals(from, to)) {
      return;
    }
    JsonKind kind = JsonKind.of(from);
    if (kind == JsonKind.OBJECT && JsonKind.of(to) == kind) {
      object(path, Tree.object(from), Tree.object(to));
    } else if (kind == JsonKind.ARRAY && JsonKind.of(to) == kind) {
      array(path, Tree.list(from), Tree.list(to));
    } else {
      operations.add(JsonPatchOperation.replace(path, to));
    }
  }

  private void object(
      String path, StringMap<@Nullable Object> from, StringMap<@Nullable Object> to) {
    for (String key : from.keySet()) {
      if (!to.containsKey(key)) {
        operations.add(JsonPatchOperation.remove(below(path, key)));
      }
    }
    for (int i = 0; i < to.size(); i++) {
      String key = to.keyAt(i);
      if (from.containsKey(key)) {
        value(below(path, key), from.get(key), to.valueAt(i));
      } else {
        operations.add(JsonPatchOperation.add(below(path, key), to.valueAt(i)));
      }
    }
  }

  private void array(String path, List<@Nullable Object> from, List<@Nullable Object> to) {
    int shorter = Math.min(from.size(), to.size());
    int start = 0;
    while (start < shorter && Objects.equals(from.get(start), to.get(start))) {
      start++;
    }
    int end = 0;
    while (end < shorter - start
        && Objects.equals(from.get(from.size() - 1 - end), to.get(to.size() - 1 - end))) {
      end++;
    }
    for (int i = from.size() - end; i > to.size() - end; i--) {
      operations.add(JsonPatchOperation.remove(below(path, i - 1)));
    }
    for (int i = start; i < shorter - end; i++) {
      value(below(path, i), from.get(i), to.get(i));
    }
    for (int i = from.size() - end; i < to.size() - end; i++) {
      operations.add(JsonPatchOperation.add(below(path, i), to.get(i)));
    }
  }

  private static String below(String path, String key) {
    return path + "/" + JsonPlace.escape(key);
  }

  private static String below(String path, int index) {
    return path + "/" + index;
  }
}
