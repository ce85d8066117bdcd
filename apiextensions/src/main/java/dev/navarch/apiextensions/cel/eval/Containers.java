package dev.navarch.apiextensions.cel.eval;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Lists, maps and sets. */
final class Containers {
  private Containers() {}

  static void addTo(Library library) {
    library
        .function("size", Values::size, String.class)
        .function("size", Values::size, BytesValue.class)
        .function("size", Values::size, ListValue.class)
        .function("size", Values::size, MapValue.class)
        .operator(
            "@in",
            (value, list) -> ((ListValue) list).contains(value),
            Object.class,
            ListValue.class)
        .operator("@in", Containers::hasKey, Object.class, MapValue.class)
        .operator(
            "_[_]", (list, index) -> at((ListValue) list, index), ListValue.class, Object.class)
        .operator("_[_]", (map, key) -> at((MapValue) map, key), MapValue.class, Object.class)
        .call(
            "cel.@mapInsert",
            args -> ((MapValue) args[0]).insert(args[1], args[2]),
            MapValue.class,
            Object.class,
            Object.class)
        .function(
            "cel.@mapInsert",
            (map, entries) -> insertAll((MapValue) map, (MapValue) entries),
            MapValue.class,
            MapValue.class)
        .function("isSorted", list -> isSorted((ListValue) list), ListValue.class)
        .function("sum", list -> sum((ListValue) list, 0L), ListValue.class)
        .function("sum.uint", list -> sum((ListValue) list, new Unsigned(0)), ListValue.class)
        .function("sum.double", list -> sum((ListValue) list, 0.0), ListValue.class)
        .function("sum.duration", list -> sum((ListValue) list, Duration.ZERO), ListValue.class)
        .function("max", list -> extreme("max", (ListValue) list, 1), ListValue.class)
        .function("min", list -> extreme("min", (ListValue) list, -1), ListValue.class)
        .function(
            "indexOf",
            (list, value) -> indexOf((ListValue) list, value, 0, 1),
            ListValue.class,
            Object.class)
        .function(
            "lastIndexOf",
            (list, value) -> indexOf((ListValue) list, value, ((ListValue) list).size() - 1, -1),
            ListValue.class,
            Object.class)
        .function(
            "sets.contains",
            (a, b) -> containsAll((ListValue) a, (ListValue) b),
            ListValue.class,
            ListValue.class)
        .function(
            "sets.equivalent",
            (a, b) ->
                both(
                    containsAll((ListValue) a, (ListValue) b),
                    containsAll((ListValue) b, (ListValue) a)),
            ListValue.class,
            ListValue.class)
        .function(
            "sets.intersects",
            (a, b) -> intersects((ListValue) a, (ListValue) b),
            ListValue.class,
            ListValue.class);
  }

  private static Object hasKey(Object key, Object map) {
    Object found = ((MapValue) map).find(key);
    return found instanceof EvalError ? found : (Object) (found != null);
  }

  /** The element at an index of any numeric type that holds a whole number. */
  static Object at(ListValue list, Object index) {
    if (!(Equality.key(index) instanceof Long position)) {
      return Equality.isNumber(index)
          ? new EvalError("unsupported index value: " + Values.show(index))
          : EvalError.NO_SUCH_OVERLOAD;
    }
    return position < 0 || position >= list.size()
        ? new EvalError("index out of bounds: " + position)
        : list.get(position.intValue());
  }

  static Object at(MapValue map, Object key) {
    Object found = map.find(key);
    return found == null ? EvalError.noSuchKey(key) : found;
  }

  private static Object insertAll(MapValue map, MapValue more) {
    Object sum = map;
    for (Object key : more.keys()) {
      Object value = more.find(key);
      if (value != null && sum instanceof MapValue soFar) {
        sum = soFar.insert(key, value);
      }
    }
    return sum;
  }

  private static Object isSorted(ListValue list) {
    for (int i = 1; i < list.size(); i++) {
      Object order = Equality.compare(list.get(i - 1), list.get(i));
      if (!(order instanceof Long sign)) {
        return order;
      }
      if (sign > 0) {
        return false;
      }
    }
    return true;
  }

  private static Object sum(ListValue list, Object zero) {
    Object sum = list.size() == 0 ? zero : list.get(0);
    for (int i = 1; i < list.size() && !(sum instanceof EvalError); i++) {
      sum = Nodes.function("_+_").call(new Object[] {sum, list.get(i)});
    }
    return sum;
  }

  private static Object extreme(String name, ListValue list, int sign) {
    @Nullable Object best = null;
    for (Object element : list) {
      if (best == null) {
        best = element;
        continue;
      }
      Object order = Equality.compare(element, best);
      if (!(order instanceof Long o)) {
        return order;
      }
      if (o == sign) {
        best = element;
      }
    }
    return best == null ? new EvalError(name + " called on empty list") : best;
  }

  private static Object indexOf(ListValue list, Object value, int start, int step) {
    for (int i = start; i >= 0 && i < list.size(); i += step) {
      if (Boolean.TRUE.equals(Equality.equal(list.get(i), value))) {
        return (long) i;
      }
    }
    return -1L;
  }

  private static Object containsAll(ListValue list, ListValue wanted) {
    for (Object value : wanted) {
      Object found = list.contains(value);
      if (!Boolean.TRUE.equals(found)) {
        return found;
      }
    }
    return true;
  }

  private static Object intersects(ListValue a, ListValue b) {
    for (Object value : b) {
      Object found = a.contains(value);
      if (!Boolean.FALSE.equals(found)) {
        return found;
      }
    }
    return false;
  }

  private static Object both(Object a, Object b) {
    return Boolean.TRUE.equals(a) ? b : a;
  }
}
