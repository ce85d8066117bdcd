package dev.navarch.api.defaults;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Fills fields that nobody set: null where a field can be null, otherwise the zero value of its
 * type.
 *
 * <p>What needs no filling is handed back as the very same object, so that an object with all its
 * fields set passes through without a copy.
 */
public final class FieldDefaults {
  private FieldDefaults() {}

  public static <T> T ifNull(@Nullable T value, T fallback) {
    return value == null ? fallback : value;
  }

  public static String ifEmpty(String value, String fallback) {
    return value.isEmpty() ? fallback : value;
  }

  public static <T> List<T> ifEmpty(List<T> value, List<T> fallback) {
    return value.isEmpty() ? fallback : value;
  }

  public static int ifZero(int value, int fallback) {
    return value == 0 ? fallback : value;
  }

  /**
   * The new value, or the old object itself if both are equal. Cheap between a record and its
   * rebuilt copy: components that were not touched are the same objects.
   */
  public static <T> T changed(T old, T rebuilt) {
    return rebuilt.equals(old) ? old : rebuilt;
  }

  /** The list with every item filled. */
  public static <T> List<T> each(List<T> list, UnaryOperator<T> fill) {
    List<T> result = null;
    for (int i = 0; i < list.size(); i++) {
      T filled = fill.apply(list.get(i));
      if (!filled.equals(list.get(i))) {
        if (result == null) {
          result = new ArrayList<>(list);
        }
        result.set(i, filled);
      }
    }
    return ifNull(result, list);
  }

  /** The map with every value filled. */
  public static <V> Map<String, V> eachValue(Map<String, V> map, UnaryOperator<V> fill) {
    Map<String, V> result = map;
    for (Map.Entry<String, V> entry : map.entrySet()) {
      V filled = fill.apply(entry.getValue());
      if (!filled.equals(entry.getValue())) {
        result = StringMap.<V>copyOf(result).with(entry.getKey(), filled);
      }
    }
    return result;
  }

  /** The map with the entries of another whose keys it lacks. */
  public static <V> Map<String, V> withMissing(Map<String, V> map, Map<String, V> other) {
    Map<String, V> result = map;
    for (Map.Entry<String, V> entry : other.entrySet()) {
      if (!map.containsKey(entry.getKey())) {
        result = StringMap.<V>copyOf(result).with(entry.getKey(), entry.getValue());
      }
    }
    return result;
  }
}
