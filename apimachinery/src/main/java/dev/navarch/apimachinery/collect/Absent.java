package dev.navarch.apimachinery.collect;

import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;

/**
 * Collections that are not there: Go's nil slices and maps.
 *
 * <p>They are empty and equal to any other empty collection, so that no code has to ask for null.
 * Only a codec sees the difference: a field that is always written shows an absent collection as
 * {@code null} and an empty one as {@code []} or {@code {}}.
 */
public final class Absent {
  private static final List<?> LIST = new AbsentList<>();
  private static final Map<String, ?> MAP = StringMap.absent();

  private Absent() {}

  /** The absent list. */
  @SuppressWarnings("unchecked") // it never holds an element
  public static <T> List<T> list() {
    return (List<T>) LIST;
  }

  /** The absent map. */
  @SuppressWarnings("unchecked") // it never holds an entry
  public static <V> Map<String, V> map() {
    return (Map<String, V>) MAP;
  }

  /** Tells whether a collection is one of the two absent ones. */
  public static boolean is(Collection<?> list) {
    return list == LIST;
  }

  /** Tells whether a map is the absent one. */
  public static boolean is(Map<?, ?> map) {
    return map == MAP;
  }

  /** An unmodifiable copy of a list; an absent list stays absent. */
  public static <T> List<T> copyOf(List<T> list) {
    return is(list) ? list : List.copyOf(list);
  }

  /** An unmodifiable copy of a map; an absent map stays absent. */
  public static <V> Map<String, V> copyOf(Map<String, V> map) {
    return StringMap.copyOf(map);
  }

  private static final class AbsentList<T> extends AbstractList<T> implements RandomAccess {
    @Override
    public T get(int index) {
      throw new IndexOutOfBoundsException(index);
    }

    @Override
    public int size() {
      return 0;
    }
  }
}
