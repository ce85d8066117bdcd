package dev.navarch.apiextensions.cel.eval;

import java.util.function.LongPredicate;

/** Equality and order. */
final class Comparisons {
  private Comparisons() {}

  static void addTo(Library library) {
    library
        .operator("_==_", Equality::equal, Object.class, Object.class)
        .operator("_!=_", (a, b) -> not(Equality.equal(a, b)), Object.class, Object.class)
        .operator("!_", a -> not(a), Boolean.class);
    order(library, "_<_", order -> order < 0);
    order(library, "_<=_", order -> order <= 0);
    order(library, "_>_", order -> order > 0);
    order(library, "_>=_", order -> order >= 0);
  }

  private static void order(Library library, String name, LongPredicate holds) {
    library.operator(
        name,
        (a, b) ->
            Equality.compare(a, b) instanceof Long order
                ? holds.test(order)
                : Equality.compare(a, b),
        Object.class,
        Object.class);
  }

  private static Object not(Object value) {
    return value instanceof Boolean flag ? (Object) !flag : value;
  }
}
