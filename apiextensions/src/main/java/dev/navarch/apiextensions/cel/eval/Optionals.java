package dev.navarch.apiextensions.cel.eval;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Values that may be missing. */
final class Optionals {
  private Optionals() {}

  static void addTo(Library library) {
    library
        .call("optional.none", args -> OptionalValue.NONE)
        .function("optional.of", OptionalValue::of, Object.class)
        .function(
            "optional.ofNonZeroValue",
            a -> isZero(a) ? OptionalValue.NONE : OptionalValue.of(a),
            Object.class)
        .function("hasValue", a -> ((OptionalValue) a).value() != null, OptionalValue.class)
        .function("value", a -> value((OptionalValue) a), OptionalValue.class)
        .function(
            "or",
            (a, b) -> ((OptionalValue) a).value() != null ? a : b,
            OptionalValue.class,
            OptionalValue.class)
        .function("orValue", Optionals::orValue, OptionalValue.class, Object.class)
        .function("optional.unwrap", list -> unwrap((ListValue) list), ListValue.class)
        .function("unwrapOpt", list -> unwrap((ListValue) list), ListValue.class)
        .function("first", list -> end((ListValue) list, true), ListValue.class)
        .function("last", list -> end((ListValue) list, false), ListValue.class)
        .operator("_?._", Optionals::select, Object.class, String.class)
        .operator("_[?_]", Optionals::select, Object.class, Object.class)
        .operator("_[_]", Optionals::select, OptionalValue.class, Object.class);
  }

  private static Object value(OptionalValue optional) {
    Object value = optional.value();
    return value == null ? new EvalError("optional.none() dereference") : value;
  }

  private static Object orValue(Object optional, Object other) {
    Object value = ((OptionalValue) optional).value();
    return value == null ? other : value;
  }

  /** What is there at a field, key or index, of a value or of one that may be missing itself. */
  static Object select(Object from, Object key) {
    Object container = from instanceof OptionalValue optional ? optional.value() : from;
    Object found =
        switch (container) {
          case null -> null;
          case MapValue map -> map.find(key);
          case ListValue list -> element(list, key);
          default -> EvalError.NO_SUCH_OVERLOAD;
        };
    if (found instanceof EvalError) {
      return found;
    }
    return found == null ? OptionalValue.NONE : OptionalValue.of(found);
  }

  private static @Nullable Object element(ListValue list, Object index) {
    return Equality.key(index) instanceof Long position && position >= 0 && position < list.size()
        ? list.get(position.intValue())
        : null;
  }

  private static Object unwrap(ListValue list) {
    var present = new ArrayList<Object>();
    for (Object element : list) {
      if (element instanceof OptionalValue optional && optional.value() != null) {
        present.add(optional.value());
      }
    }
    return ListValue.of(present);
  }

  private static Object end(ListValue list, boolean first) {
    return list.size() == 0
        ? OptionalValue.NONE
        : OptionalValue.of(list.get(first ? 0 : list.size() - 1));
  }

  private static boolean isZero(Object value) {
    return switch (value) {
      case NullValue nothing -> true;
      case Boolean flag -> !flag;
      case Long number -> number == 0;
      case Unsigned number -> number.bits() == 0;
      case Double number -> number == 0;
      case Duration length -> length.isZero();
      case Instant time -> time.equals(Instant.EPOCH);
      case OptionalValue optional -> optional.value() == null;
      case String text -> text.isEmpty();
      case BytesValue bytes -> bytes.size() == 0;
      case ListValue list -> list.size() == 0;
      case MapValue map -> map.size() == 0;
      default -> false;
    };
  }
}
