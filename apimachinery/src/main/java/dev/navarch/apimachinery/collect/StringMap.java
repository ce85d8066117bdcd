package dev.navarch.apimachinery.collect;

import dev.navarch.apimachinery.work.Work;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An unmodifiable map from texts, kept in one flat array that is sorted by {@link Utf8Order}.
 *
 * <p>API maps are small, are written in key order and live long in caches: an array costs a quarter
 * of a hash map, needs no sorting on the way out, and a look-up among a dozen keys is as fast.
 * Values may be null, because JSON objects may hold nulls.
 */
public final class StringMap<V extends @Nullable Object> extends AbstractMap<String, V> {
  private static final StringMap<?> EMPTY = new StringMap<>(new Object[0]);
  private static final StringMap<?> ABSENT = new StringMap<>(new Object[0]);

  /** Maps of more entries count as metered work when they are sorted. */
  private static final int METERED_SIZE = 512;

  /** Keys at even places, each followed by its value. */
  private final @Nullable Object[] entries;

  private StringMap(@Nullable Object[] entries) {
    this.entries = entries;
  }

  /** The empty map. */
  @SuppressWarnings("unchecked") // it never holds a value
  public static <V extends @Nullable Object> StringMap<V> of() {
    return (StringMap<V>) EMPTY;
  }

  @SuppressWarnings("unchecked") // it never holds a value
  static <V extends @Nullable Object> StringMap<V> absent() {
    return (StringMap<V>) ABSENT;
  }

  /** A map of one entry. */
  public static <V extends @Nullable Object> StringMap<V> of(String key, @Nullable V value) {
    return new StringMap<>(new @Nullable Object[] {key, value});
  }

  /** Copies a map, unless it is one of ours already. */
  @SuppressWarnings(
      "unchecked") // the map is unmodifiable, so it may be read as a map of a wider type
  public static <V extends @Nullable Object> StringMap<V> copyOf(Map<String, ? extends V> map) {
    if (map instanceof StringMap<?> same) {
      return (StringMap<V>) same;
    }
    @Nullable Object[] flat = new @Nullable Object[map.size() * 2];
    int i = 0;
    for (Map.Entry<String, ? extends V> entry : map.entrySet()) {
      flat[i++] = entry.getKey();
      flat[i++] = entry.getValue();
    }
    return ofFlat(flat);
  }

  /**
   * Makes a map of keys and values that alternate in an array, which now belongs to the map. Of
   * equal keys the last one wins.
   */
  public static <V extends @Nullable Object> StringMap<V> ofFlat(@Nullable Object[] flat) {
    return sorted(flat, null);
  }

  /** As {@link #ofFlat(Object[])}; {@code onDuplicate} is told of every key that comes again. */
  public static <V extends @Nullable Object> StringMap<V> ofFlat(
      @Nullable Object[] flat, Consumer<String> onDuplicate) {
    return sorted(flat, onDuplicate);
  }

  private static <V extends @Nullable Object> StringMap<V> sorted(
      @Nullable Object[] flat, @Nullable Consumer<String> onDuplicate) {
    if (flat.length == 0) {
      return of();
    }
    return isSorted(flat) ? new StringMap<>(flat) : new StringMap<>(sort(flat, onDuplicate));
  }

  private static boolean isSorted(@Nullable Object[] flat) {
    for (int i = 2; i < flat.length; i += 2) {
      if (Utf8Order.compare(key(flat, i - 2), key(flat, i)) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Object[] sort(
      @Nullable Object[] flat, @Nullable Consumer<String> onDuplicate) {
    Integer[] order = new Integer[flat.length / 2];
    if (order.length > METERED_SIZE) {
      Work.step(order.length * (64 - Long.numberOfLeadingZeros(order.length)));
    }
    for (int i = 0; i < order.length; i++) {
      order[i] = i * 2;
    }
    Arrays.sort(order, new KeyOrder(flat)); // stable
    @Nullable Object[] sorted = new @Nullable Object[flat.length];
    int size = 0;
    for (int from : order) {
      if (size > 0 && key(sorted, size - 2).equals(key(flat, from))) {
        if (onDuplicate != null) {
          onDuplicate.accept(key(flat, from));
        }
        size -= 2;
      }
      sorted[size++] = flat[from];
      sorted[size++] = flat[from + 1];
    }
    return size == sorted.length ? sorted : Arrays.copyOf(sorted, size);
  }

  /** Compares places of keys in an array by the keys. */
  private static final class KeyOrder implements Comparator<Integer> {
    private final @Nullable Object[] flat;

    KeyOrder(@Nullable Object[] flat) {
      this.flat = flat;
    }

    @Override
    public int compare(Integer a, Integer b) {
      return Utf8Order.compare(key(flat, a), key(flat, b));
    }
  }

  private static String key(@Nullable Object[] entries, int at) {
    @Nullable Object key = entries[at];
    if (key == null) {
      throw new NullPointerException("a key is null");
    }
    return (String) key;
  }

  @Override
  public int size() {
    return entries.length / 2;
  }

  /** The key at a place in the order of keys. */
  public String keyAt(int index) {
    return key(entries, index * 2);
  }

  /** The value at a place in the order of keys. */
  @SuppressWarnings("unchecked") // values are put in as V
  public V valueAt(int index) {
    return (V) entries[index * 2 + 1];
  }

  /** This map with one entry put in or replaced. */
  public StringMap<V> with(String key, @Nullable V value) {
    int at = find(key);
    @Nullable Object[] copy;
    if (at >= 0) {
      copy = entries.clone();
      copy[at * 2 + 1] = value;
    } else {
      int place = -(at + 1) * 2;
      copy = new @Nullable Object[entries.length + 2];
      System.arraycopy(entries, 0, copy, 0, place);
      copy[place] = key;
      copy[place + 1] = value;
      System.arraycopy(entries, place, copy, place + 2, entries.length - place);
    }
    return new StringMap<>(copy);
  }

  /** This map without one key. */
  public StringMap<V> without(String key) {
    int at = find(key);
    if (at < 0) {
      return this;
    }
    @Nullable Object[] copy = new @Nullable Object[entries.length - 2];
    System.arraycopy(entries, 0, copy, 0, at * 2);
    System.arraycopy(entries, at * 2 + 2, copy, at * 2, copy.length - at * 2);
    return new StringMap<>(copy);
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return key instanceof String text && find(text) >= 0;
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    if (key instanceof String text) {
      int at = find(text);
      return at < 0 ? null : valueAt(at);
    }
    return null;
  }

  /** The place of a key, or minus one minus the place where it would go. */
  private int find(String key) {
    int low = 0;
    int high = size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = Utf8Order.compare(keyAt(middle), key);
      if (order == 0) {
        return middle;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -(low + 1);
  }

  @Override
  public Set<Map.Entry<String, V>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return StringMap.this.size();
      }

      @Override
      public Iterator<Map.Entry<String, V>> iterator() {
        return new Entries();
      }
    };
  }

  private final class Entries implements Iterator<Map.Entry<String, V>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < size();
    }

    @Override
    public Map.Entry<String, V> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      int index = next++;
      return new SimpleImmutableEntry<>(keyAt(index), valueAt(index));
    }
  }
}
