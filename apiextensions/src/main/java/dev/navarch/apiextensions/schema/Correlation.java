package dev.navarch.apiextensions.schema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value in an object and the one that was at the same place before an update. Fields are matched
 * by name, items of map lists by their keys; items of other lists are not matched at all.
 *
 * <p>Belongs to one thread.
 */
final class Correlation {
  private final @Nullable StructuralSchema schema;
  private final @Nullable Object before;
  private final @Nullable Object now;
  private @Nullable Map<String, Map<?, ?>> itemsBefore;

  Correlation(@Nullable StructuralSchema schema, @Nullable Object before, @Nullable Object now) {
    this.schema = schema;
    this.before = before;
    this.now = now;
  }

  /** The pair of values of a field; null unless both objects have it. */
  @Nullable Correlation field(String name) {
    if (before instanceof Map<?, ?> old
        && now instanceof Map<?, ?> current
        && old.containsKey(name)
        && current.containsKey(name)) {
      StructuralSchema inner = schema == null ? null : schema.field(name);
      return new Correlation(inner, old.get(name), current.get(name));
    }
    return null;
  }

  /** The pair of an item and the one with the same keys before; null where there is none. */
  @Nullable Correlation item(int index) {
    if (schema == null
        || !schema.isMapList()
        || !(before instanceof List<?> old)
        || !(now instanceof List<?> current)
        || !(current.get(index) instanceof Map<?, ?> item)) {
      return null;
    }
    if (itemsBefore == null) {
      itemsBefore = byKeys(old, schema.listMapKeys());
    }
    Map<?, ?> same = itemsBefore.get(keysOf(item, schema.listMapKeys()));
    return same == null ? null : new Correlation(schema.items(), same, item);
  }

  /** Whether the value is what it was. The order of the items of a map list does not count. */
  boolean isUnchanged() {
    return switch (now) {
      case Map<?, ?> current when before instanceof Map<?, ?> old ->
          current.size() == old.size()
              && current.keySet().stream().allMatch(key -> isUnchanged(field((String) key)));
      case List<?> current when before instanceof List<?> old -> isUnchanged(current, old);
      case null, default -> JsonKind.equal(before, now);
    };
  }

  private boolean isUnchanged(List<?> current, List<?> old) {
    if (JsonKind.equal(old, current)) {
      return true;
    }
    if (schema == null || !schema.isMapList() || current.size() != old.size()) {
      return false;
    }
    for (int i = 0; i < current.size(); i++) {
      if (!isUnchanged(item(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isUnchanged(@Nullable Correlation pair) {
    return pair != null && pair.isUnchanged();
  }

  private static Map<String, Map<?, ?>> byKeys(List<?> items, List<String> keys) {
    Map<String, Map<?, ?>> byKeys = new HashMap<>();
    for (Object item : items) {
      if (item instanceof Map<?, ?> object) {
        byKeys.putIfAbsent(keysOf(object, keys), object);
      }
    }
    return byKeys;
  }

  private static String keysOf(Map<?, ?> item, List<String> keys) {
    List<@Nullable Object> values = new ArrayList<>(keys.size());
    keys.forEach(key -> values.add(item.get(key)));
    return JsonKind.identity(values);
  }
}
