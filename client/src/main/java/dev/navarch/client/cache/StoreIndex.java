package dev.navarch.client.cache;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Keys of objects by the values that one function gives them. An object for which the function
 * fails is under no value until it changes; the log tells. Guarded by its store's lock.
 */
final class StoreIndex<T> {
  private static final Logger LOG = System.getLogger("dev.navarch.client.cache");

  private final String name;
  private final IndexFunc<T> function;
  private final Map<String, Set<String>> keysByValue = new HashMap<>();

  /** Keys of objects for which the function failed. */
  private final Set<String> withoutValues = new HashSet<>();

  StoreIndex(String name, IndexFunc<T> function) {
    this.name = name;
    this.function = function;
  }

  static <T> StoreIndex<T> over(Map<String, T> objects, String name, IndexFunc<T> function) {
    StoreIndex<T> index = new StoreIndex<>(name, function);
    objects.forEach((key, object) -> index.put(key, null, object));
    return index;
  }

  /** An empty one of the same function, filled with these objects. */
  StoreIndex<T> over(Map<String, T> objects) {
    return over(objects, name, function);
  }

  IndexFunc<T> function() {
    return function;
  }

  /** What the function says, which may fail. */
  Set<String> valuesOf(T object) {
    Collection<String> values = function.values(object);
    return values.isEmpty() ? Set.of() : Set.copyOf(values);
  }

  private @Nullable Set<String> tryValuesOf(String key, T object) {
    try {
      return valuesOf(object);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.ERROR, () -> "index " + name + " has no values for " + key, e);
      return null;
    }
  }

  /** Finds an object under its values, and no longer under those of the one before it, if any. */
  void put(String key, @Nullable T before, T object) {
    boolean wasWithout = withoutValues.remove(key);
    Set<String> values = tryValuesOf(key, object);
    if (before != null && !wasWithout) {
      Set<String> old = tryValuesOf(key, before);
      if (old != null && old.equals(values)) {
        return;
      }
      leave(key, old);
    }
    if (values == null) {
      withoutValues.add(key);
    } else {
      enter(key, values);
    }
  }

  void remove(String key, T object) {
    if (!withoutValues.remove(key)) {
      leave(key, tryValuesOf(key, object));
    }
  }

  /** A set of one key is an immutable one: most indexes are nearly unique, and it is small. */
  private void enter(String key, Set<String> values) {
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

  /**
   * Without the values, which the function knew when it was asked first, all are looked through.
   */
  private void leave(String key, @Nullable Set<String> values) {
    for (String value : values == null ? List.copyOf(keysByValue.keySet()) : values) {
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
