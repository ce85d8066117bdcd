package dev.navarch.client.cache;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Keys of objects by the values that one function gives them. Guarded by its store's lock. */
final class StoreIndex<T> {
  private final IndexFunc<T> function;
  private final Map<String, Set<String>> keysByValue = new HashMap<>();

  StoreIndex(IndexFunc<T> function) {
    this.function = function;
  }

  static <T> StoreIndex<T> over(Map<String, T> objects, IndexFunc<T> function) {
    StoreIndex<T> index = new StoreIndex<>(function);
    objects.forEach((key, object) -> index.add(key, index.valuesOf(object)));
    return index;
  }

  IndexFunc<T> function() {
    return function;
  }

  Set<String> valuesOf(T object) {
    Collection<String> values = function.values(object);
    return values.isEmpty() ? Set.of() : Set.copyOf(values);
  }

  /** A set of one key is an immutable one: most indexes are nearly unique, and it is small. */
  void add(String key, Set<String> values) {
    for (String value : values) {
      Set<String> keys = keysByValue.get(value);
      if (keys == null) {
        keysByValue.put(value, Set.of(key));
      } else if (keys instanceof HashSet) {
        keys.add(key);
      } else if (!keys.contains(key)) {
        Set<String> several = new HashSet<>(keys);
        several.add(key);
        keysByValue.put(value, several);
      }
    }
  }

  /** Finds a key under other values from now on; null if it was not here before. */
  void move(String key, @Nullable Set<String> before, Set<String> values) {
    if (values.equals(before)) {
      return;
    }
    if (before != null) {
      remove(key, before);
    }
    add(key, values);
  }

  void remove(String key, Set<String> values) {
    for (String value : values) {
      Set<String> keys = keysByValue.get(value);
      if (keys == null || !keys.contains(key)) {
        continue;
      }
      if (keys.size() == 1) {
        keysByValue.remove(value);
      } else {
        keys.remove(key);
      }
    }
  }

  Set<String> keys(String value) {
    return keysByValue.getOrDefault(value, Set.of());
  }

  Set<String> values() {
    return keysByValue.keySet();
  }
}
