package dev.navarch.apiextensions.cel.eval;

import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.value.Quantity;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;

/** What is equal, and what is less. Numbers compare by amount, whatever their types. */
public final class Equality {
  private Equality() {}

  /** True, false or a failure. Values of different types are not equal. */
  public static Object equal(Object a, Object b) {
    if (a instanceof EvalError) {
      return a;
    }
    if (b instanceof EvalError) {
      return b;
    }
    return switch (a) {
      case ListValue list -> b instanceof ListValue other ? list.sameAs(other) : (Object) false;
      case MapValue map -> b instanceof MapValue other ? map.sameAs(other) : (Object) false;
      case OptionalValue optional ->
          b instanceof OptionalValue other ? equal(optional, other) : (Object) false;
      case Quantity amount -> b instanceof Quantity other && amount.sameValue(other);
      case Semver version -> b instanceof Semver other && version.compareTo(other) == 0;
      default -> (isNumber(a) && isNumber(b)) ? equalNumbers(a, b) : a.equals(b);
    };
  }

  private static Object equal(OptionalValue a, OptionalValue b) {
    Object left = a.value();
    Object right = b.value();
    if (left == null || right == null) {
      return left == null && right == null;
    }
    return equal(left, right);
  }

  private static boolean equalNumbers(Object a, Object b) {
    return !isNaN(a) && !isNaN(b) && compareNumbers(a, b) == 0;
  }

  /** The form in which maps hold a key: whole numbers of all types find each other. */
  static Object key(Object key) {
    return switch (key) {
      case Unsigned number when number.bits() >= 0 -> number.bits();
      case Double number when number == Math.rint(number) && Math.abs(number) < 0x1p63 ->
          number.longValue();
      default -> key;
    };
  }

  static boolean isNumber(Object value) {
    return value instanceof Long || value instanceof Double || value instanceof Unsigned;
  }

  private static boolean isNaN(Object value) {
    return value instanceof Double number && number.isNaN();
  }

  /** Minus one, zero or one, or a failure for what has no order. */
  static Object compare(Object a, Object b) {
    if (isNumber(a) && isNumber(b)) {
      return isNaN(a) || isNaN(b)
          ? new EvalError("NaN values cannot be ordered")
          : (Object) (long) compareNumbers(a, b);
    }
    int order =
        switch (a) {
          case String text when b instanceof String other -> Utf8Order.compare(text, other);
          case Boolean flag when b instanceof Boolean other -> flag.compareTo(other);
          case BytesValue bytes when b instanceof BytesValue other -> bytes.compareTo(other);
          case Duration length when b instanceof Duration other -> length.compareTo(other);
          case Instant time when b instanceof Instant other -> time.compareTo(other);
          default -> Integer.MIN_VALUE;
        };
    return order == Integer.MIN_VALUE
        ? EvalError.NO_SUCH_OVERLOAD
        : (Object) (long) Integer.signum(order);
  }

  private static int compareNumbers(Object a, Object b) {
    if (a instanceof Long left && b instanceof Long right) {
      return Long.compare(left, right);
    }
    if (a instanceof Double left && b instanceof Double right) {
      return left.doubleValue() == right ? 0 : left < right ? -1 : 1;
    }
    if (isInfinite(a) || isInfinite(b)) {
      return Double.compare(Values.toDouble(a), Values.toDouble(b));
    }
    return exact(a).compareTo(exact(b));
  }

  private static boolean isInfinite(Object value) {
    return value instanceof Double number && number.isInfinite();
  }

  private static BigDecimal exact(Object number) {
    return switch (number) {
      case Long whole -> BigDecimal.valueOf(whole);
      case Unsigned whole -> new BigDecimal(new BigInteger(whole.toString()));
      default -> new BigDecimal((Double) number);
    };
  }
}
