package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.collect.Utf8Order;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Order and equality of JSON trees. Numbers are equal when their values are, whether whole or not;
 * values of different kinds come in the order numbers, texts, truths, lists, objects, null.
 */
public final class TreeOrder {
  private TreeOrder() {}

  /** True when two trees hold the same values in the same order. */
  public static boolean same(@Nullable Object a, @Nullable Object b) {
    return compare(a, b) == 0;
  }

  static int compare(@Nullable Object a, @Nullable Object b) {
    if (Tree.isSame(a, b)) {
      return 0;
    }
    int kinds = Integer.compare(kind(a), kind(b));
    if (kinds != 0) {
      return kinds;
    }
    return switch (a) {
      case null -> 0;
      case Number number when b instanceof Number other -> compareNumbers(number, other);
      case String text when b instanceof String other -> Utf8Order.compare(text, other);
      case Boolean truth when b instanceof Boolean other -> Boolean.compare(truth, other);
      case List<?> list when b instanceof List<?> other -> compareLists(list, other);
      case StringMap<?> map when b instanceof StringMap<?> other -> compareMaps(map, other);
      default -> throw new IllegalArgumentException("not a JSON value: " + a.getClass());
    };
  }

  private static int kind(@Nullable Object value) {
    return switch (value) {
      case null -> 5;
      case Number n -> 0;
      case String s -> 1;
      case Boolean b -> 2;
      case List<?> l -> 3;
      case StringMap<?> m -> 4;
      default -> throw new IllegalArgumentException("not a JSON value: " + value.getClass());
    };
  }

  private static int compareNumbers(Number a, Number b) {
    if (whole(a) instanceof Long x && whole(b) instanceof Long y) {
      return Long.compare(x, y);
    }
    int order = Double.compare(a.doubleValue(), b.doubleValue());
    if (order == 0 && whole(a) instanceof Long) {
      return b.doubleValue() > 0 ? -1 : 1; // the other is just outside what a long holds
    }
    if (order == 0 && whole(b) instanceof Long) {
      return a.doubleValue() > 0 ? 1 : -1;
    }
    return order;
  }

  private static int compareLists(List<?> a, List<?> b) {
    int length = Math.min(a.size(), b.size());
    for (int i = 0; i < length; i++) {
      int order = compare(a.get(i), b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.size(), b.size());
  }

  /** Compares entry by entry, each by its name and then by its value; fewer entries come first. */
  static int compareMaps(StringMap<?> a, StringMap<?> b) {
    int length = Math.min(a.size(), b.size());
    for (int i = 0; i < length; i++) {
      int order = Utf8Order.compare(a.keyAt(i), b.keyAt(i));
      if (order == 0) {
        order = compare(a.valueAt(i), b.valueAt(i));
      }
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.size(), b.size());
  }

  /**
   * The tree in which every number that is whole is a {@link Long}, so that equals agrees with the
   * order.
   */
  static @Nullable Object canonical(@Nullable Object tree) {
    return switch (tree) {
      case Number number -> whole(number);
      case List<?> list -> {
        List<@Nullable Object> items = new ArrayList<>(list.size());
        for (@Nullable Object item : list) {
          items.add(canonical(item));
        }
        yield Tree.listOf(items);
      }
      case StringMap<?> map -> canonicalMap(map);
      case null, default -> tree;
    };
  }

  static StringMap<@Nullable Object> canonicalMap(StringMap<?> map) {
    @Nullable Object[] flat = new @Nullable Object[map.size() * 2];
    for (int i = 0; i < map.size(); i++) {
      flat[i * 2] = map.keyAt(i);
      flat[i * 2 + 1] = canonical(map.valueAt(i));
    }
    return StringMap.<@Nullable Object>ofFlat(flat);
  }

  private static Number whole(Number number) {
    if (number instanceof Double d) {
      double value = d;
      boolean fits = value == Math.rint(value) && value >= -0x1p63 && value < 0x1p63;
      return fits ? (Number) (long) value : (Number) d;
    }
    return number.longValue();
  }
}
