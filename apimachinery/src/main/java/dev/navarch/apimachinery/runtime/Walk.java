package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Applies functions to the items of lists and maps; generated code calls it. */
public final class Walk {
  private Walk() {}

  /** Changes each item. Gives the same list when no item changed. */
  public static <T> List<T> each(List<T> list, UnaryOperator<T> change) {
    List<T> changed = null;
    for (int i = 0; i < list.size(); i++) {
      T item = list.get(i);
      T result = change.apply(item);
      if (changed == null && result != item) {
        changed = new ArrayList<>(list);
      }
      if (changed != null) {
        changed.set(i, result);
      }
    }
    return changed == null ? list : List.copyOf(changed);
  }

  /** Changes each value. Gives the same map when no value changed. */
  public static <T> Map<String, T> each(Map<String, T> map, UnaryOperator<T> change) {
    StringMap<T> changed = StringMap.copyOf(map);
    boolean same = true;
    for (int i = 0; i < changed.size(); i++) {
      T value = changed.valueAt(i);
      T result = change.apply(value);
      if (result != value) {
        changed = changed.with(changed.keyAt(i), result);
        same = false;
      }
    }
    return same ? map : changed;
  }

  /** Converts each item; an absent list stays absent. */
  public static <A, B> List<B> map(List<A> list, Function<A, B> convert) {
    if (Absent.is(list)) {
      return Absent.list();
    }
    List<B> converted = new ArrayList<>(list.size());
    for (A item : list) {
      converted.add(convert.apply(item));
    }
    return List.copyOf(converted);
  }

  /** Converts each value; an absent map stays absent. */
  public static <A, B> Map<String, B> map(Map<String, A> map, Function<A, B> convert) {
    if (Absent.is(map)) {
      return Absent.map();
    }
    StringMap<A> from = StringMap.copyOf(map);
    @Nullable Object[] flat = new @Nullable Object[from.size() * 2];
    for (int i = 0; i < from.size(); i++) {
      flat[i * 2] = from.keyAt(i);
      flat[i * 2 + 1] = convert.apply(from.valueAt(i));
    }
    return StringMap.ofFlat(flat);
  }
}
