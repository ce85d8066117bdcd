package dev.navarch.apimachinery.value;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Floating-point numbers in the forms in which Go writes them: always the fewest digits that read
 * back as the same number, and an exponent where there would be many zeros.
 */
public final class GoFloat {
  private static final int LEAST_PLAIN_EXPONENT = -4;
  private static final int FIRST_LARGE_EXPONENT = 6;

  private GoFloat() {}

  /**
   * The form of {@code %v} and {@code %g}: an exponent of at least two digits below 1e-4 and from
   * 1e6 on.
   */
  public static String general(double value) {
    return Double.isFinite(value) ? general(value, shortest(value)) : endless(value);
  }

  /** The same of a number of single precision, which needs fewer digits. */
  public static String general(float value) {
    return Float.isFinite(value) ? general(value, shortest(value)) : endless(value);
  }

  /**
   * The form in JSON: an exponent only below 1e-6 and from 1e21 on.
   *
   * @throws IllegalArgumentException if the number is not finite: JSON has no form for that
   */
  public static String json(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("json: unsupported value: " + value);
    }
    if (value == 0) {
      return zero(value);
    }
    double size = Math.abs(value);
    BigDecimal digits = shortest(value);
    return size >= 1e-6 && size < 1e21
        ? digits.toPlainString()
        : withExponent(digits, exponent(digits), 1);
  }

  private static String general(double value, BigDecimal digits) {
    if (value == 0) {
      return zero(value);
    }
    int exponent = exponent(digits);
    return exponent >= LEAST_PLAIN_EXPONENT && exponent < FIRST_LARGE_EXPONENT
        ? digits.toPlainString()
        : withExponent(digits, exponent, 2);
  }

  private static String endless(double value) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    return value > 0 ? "+Inf" : "-Inf";
  }

  private static String zero(double value) {
    return 1 / value < 0 ? "-0" : "0";
  }

  private static int exponent(BigDecimal digits) {
    return digits.precision() - digits.scale() - 1;
  }

  private static String withExponent(BigDecimal digits, int exponent, int length) {
    String power = Integer.toString(Math.abs(exponent));
    return digits.movePointLeft(exponent).toPlainString()
        + (exponent < 0 ? "e-" : "e+")
        + "0".repeat(Math.max(0, length - power.length()))
        + power;
  }

  /** Java shows two digits of the smallest numbers where one is enough. */
  private static BigDecimal shortest(double value) {
    BigDecimal digits = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    if (digits.precision() != 2) {
      return digits;
    }
    BigDecimal one = digits.round(new MathContext(1));
    return one.doubleValue() == value ? one : digits;
  }

  private static BigDecimal shortest(float value) {
    BigDecimal digits = new BigDecimal(Float.toString(value)).stripTrailingZeros();
    if (digits.precision() != 2) {
      return digits;
    }
    BigDecimal one = digits.round(new MathContext(1));
    return one.floatValue() == value ? one : digits;
  }
}
