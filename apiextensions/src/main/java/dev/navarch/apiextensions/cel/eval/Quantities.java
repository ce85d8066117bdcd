package dev.navarch.apiextensions.cel.eval;

import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.QuantityFormatException;
import java.math.BigDecimal;
import java.util.function.Supplier;

/** Amounts of resources. */
final class Quantities {
  private static final BigDecimal MIN = BigDecimal.valueOf(Long.MIN_VALUE);
  private static final BigDecimal MAX = BigDecimal.valueOf(Long.MAX_VALUE);

  private Quantities() {}

  static void addTo(Library library) {
    library
        .function("quantity", Quantities::parse, String.class)
        .function("isQuantity", a -> parse(a) instanceof Quantity, String.class)
        .function("sign", a -> (long) ((Quantity) a).sign(), Quantity.class)
        .function("isInteger", a -> isInteger((Quantity) a), Quantity.class)
        .function(
            "asInteger",
            a ->
                isInteger((Quantity) a)
                    ? (Object) ((Quantity) a).value()
                    : new EvalError("cannot convert value to integer"),
            Quantity.class)
        .function(
            "asApproximateFloat", a -> ((Quantity) a).asBigDecimal().doubleValue(), Quantity.class)
        .function(
            "add",
            (a, b) -> checked(() -> ((Quantity) a).add((Quantity) b)),
            Quantity.class,
            Quantity.class)
        .function(
            "add",
            (a, b) -> checked(() -> ((Quantity) a).add(Quantity.of((Long) b))),
            Quantity.class,
            Long.class)
        .function(
            "sub",
            (a, b) -> checked(() -> ((Quantity) a).sub((Quantity) b)),
            Quantity.class,
            Quantity.class)
        .function(
            "sub",
            (a, b) -> checked(() -> ((Quantity) a).sub(Quantity.of((Long) b))),
            Quantity.class,
            Long.class)
        .function(
            "compareTo",
            (a, b) -> (long) ((Quantity) a).compareTo((Quantity) b),
            Quantity.class,
            Quantity.class)
        .function(
            "isGreaterThan",
            (a, b) -> ((Quantity) a).compareTo((Quantity) b) > 0,
            Quantity.class,
            Quantity.class)
        .function(
            "isLessThan",
            (a, b) -> ((Quantity) a).compareTo((Quantity) b) < 0,
            Quantity.class,
            Quantity.class);
  }

  private static Object parse(Object text) {
    try {
      return Quantity.parse((String) text);
    } catch (QuantityFormatException e) {
      return new EvalError(String.valueOf(e.getMessage()));
    }
  }

  private static Object checked(Supplier<Quantity> result) {
    try {
      return result.get();
    } catch (ArithmeticException e) {
      return new EvalError(String.valueOf(e.getMessage()));
    }
  }

  private static boolean isInteger(Quantity quantity) {
    BigDecimal amount = quantity.asBigDecimal();
    return amount.stripTrailingZeros().scale() <= 0
        && amount.compareTo(MIN) >= 0
        && amount.compareTo(MAX) <= 0;
  }
}
