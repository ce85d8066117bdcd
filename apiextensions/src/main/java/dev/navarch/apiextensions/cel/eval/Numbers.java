package dev.navarch.apiextensions.cel.eval;

import java.time.Duration;
import java.time.Instant;

/** Arithmetic. What does not fit fails; it never wraps around. */
final class Numbers {
  private Numbers() {}

  static void addTo(Library library) {
    library
        .operator("_+_", (a, b) -> add((Long) a, (Long) b), Long.class, Long.class)
        .operator("_+_", (a, b) -> plus((Unsigned) a, (Unsigned) b), Unsigned.class, Unsigned.class)
        .operator("_+_", (a, b) -> (Double) a + (Double) b, Double.class, Double.class)
        .operator("_+_", (a, b) -> (String) a + b, String.class, String.class)
        .operator(
            "_+_",
            (a, b) -> ((BytesValue) a).plus((BytesValue) b),
            BytesValue.class,
            BytesValue.class)
        .operator(
            "_+_", (a, b) -> ((ListValue) a).plus((ListValue) b), ListValue.class, ListValue.class)
        .operator(
            "_+_", (a, b) -> Times.plus((Instant) a, (Duration) b), Instant.class, Duration.class)
        .operator(
            "_+_", (a, b) -> Times.plus((Instant) b, (Duration) a), Duration.class, Instant.class)
        .operator(
            "_+_", (a, b) -> Times.plus((Duration) a, (Duration) b), Duration.class, Duration.class)
        .operator("_-_", (a, b) -> subtract((Long) a, (Long) b), Long.class, Long.class)
        .operator(
            "_-_", (a, b) -> minus((Unsigned) a, (Unsigned) b), Unsigned.class, Unsigned.class)
        .operator("_-_", (a, b) -> (Double) a - (Double) b, Double.class, Double.class)
        .operator(
            "_-_", (a, b) -> Times.between((Instant) b, (Instant) a), Instant.class, Instant.class)
        .operator(
            "_-_",
            (a, b) -> Times.plus((Instant) a, ((Duration) b).negated()),
            Instant.class,
            Duration.class)
        .operator(
            "_-_",
            (a, b) -> Times.plus((Duration) a, ((Duration) b).negated()),
            Duration.class,
            Duration.class)
        .operator("_*_", (a, b) -> multiply((Long) a, (Long) b), Long.class, Long.class)
        .operator(
            "_*_", (a, b) -> times((Unsigned) a, (Unsigned) b), Unsigned.class, Unsigned.class)
        .operator("_*_", (a, b) -> (Double) a * (Double) b, Double.class, Double.class)
        .operator("_/_", (a, b) -> divide((Long) a, (Long) b), Long.class, Long.class)
        .operator(
            "_/_", (a, b) -> divide((Unsigned) a, (Unsigned) b), Unsigned.class, Unsigned.class)
        .operator("_/_", (a, b) -> (Double) a / (Double) b, Double.class, Double.class)
        .operator("_%_", (a, b) -> remainder((Long) a, (Long) b), Long.class, Long.class)
        .operator(
            "_%_", (a, b) -> remainder((Unsigned) a, (Unsigned) b), Unsigned.class, Unsigned.class)
        .operator(
            "-_",
            a -> (Long) a == Long.MIN_VALUE ? EvalError.INT_OVERFLOW : (Object) (-(Long) a),
            Long.class)
        .operator("-_", a -> -(Double) a, Double.class);
  }

  private static Object add(long a, long b) {
    long sum = a + b;
    return ((a ^ sum) & (b ^ sum)) < 0 ? EvalError.INT_OVERFLOW : (Object) sum;
  }

  private static Object subtract(long a, long b) {
    long difference = a - b;
    return ((a ^ b) & (a ^ difference)) < 0 ? EvalError.INT_OVERFLOW : (Object) difference;
  }

  private static Object multiply(long a, long b) {
    long low = a * b;
    return Math.multiplyHigh(a, b) == low >> 63 ? (Object) low : EvalError.INT_OVERFLOW;
  }

  private static Object divide(long a, long b) {
    if (b == 0) {
      return EvalError.DIVISION_BY_ZERO;
    }
    return a == Long.MIN_VALUE && b == -1 ? EvalError.INT_OVERFLOW : (Object) (a / b);
  }

  private static Object remainder(long a, long b) {
    if (b == 0) {
      return EvalError.MODULUS_BY_ZERO;
    }
    return a == Long.MIN_VALUE && b == -1 ? EvalError.INT_OVERFLOW : (Object) (a % b);
  }

  private static Object plus(Unsigned a, Unsigned b) {
    long sum = a.bits() + b.bits();
    return Long.compareUnsigned(sum, a.bits()) < 0 ? EvalError.UINT_OVERFLOW : new Unsigned(sum);
  }

  private static Object minus(Unsigned a, Unsigned b) {
    return Long.compareUnsigned(a.bits(), b.bits()) < 0
        ? EvalError.UINT_OVERFLOW
        : new Unsigned(a.bits() - b.bits());
  }

  private static Object times(Unsigned a, Unsigned b) {
    return Math.unsignedMultiplyHigh(a.bits(), b.bits()) != 0
        ? EvalError.UINT_OVERFLOW
        : new Unsigned(a.bits() * b.bits());
  }

  private static Object divide(Unsigned a, Unsigned b) {
    return b.bits() == 0
        ? EvalError.DIVISION_BY_ZERO
        : new Unsigned(Long.divideUnsigned(a.bits(), b.bits()));
  }

  private static Object remainder(Unsigned a, Unsigned b) {
    return b.bits() == 0
        ? EvalError.MODULUS_BY_ZERO
        : new Unsigned(Long.remainderUnsigned(a.bits(), b.bits()));
  }

  /** The shortest digits that give the number back, without an exponent where it is short. */
  static String show(double number) {
    if (Double.isNaN(number)) {
      return "NaN";
    }
    if (Double.isInfinite(number)) {
      return number > 0 ? "+Inf" : "-Inf";
    }
    if (number == 0) {
      return 1 / number < 0 ? "-0" : "0";
    }
    var digits = Values.decimal(number).stripTrailingZeros();
    int exponent = digits.precision() - digits.scale() - 1;
    if (exponent >= -4 && exponent < 21) {
      return digits.toPlainString();
    }
    String mantissa = digits.movePointLeft(exponent).toPlainString();
    return "%se%s%02d".formatted(mantissa, exponent < 0 ? "-" : "+", Math.abs(exponent));
  }
}
