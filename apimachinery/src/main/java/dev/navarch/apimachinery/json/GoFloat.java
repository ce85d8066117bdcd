package dev.navarch.apimachinery.json;

import java.math.BigDecimal;
import java.math.MathContext;

/** Floating-point numbers in the form in which Go's JSON encoder writes them. */
final class GoFloat {
  private GoFloat() {}

  /**
   * The shortest text that reads back as the same number; an exponent only below 1e-6 and from 1e21
   * on.
   */
  static String format(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      throw new IllegalArgumentException("json: unsupported value: " + value);
    }
    if (value == 0) {
      return 1 / value < 0 ? "-0" : "0";
    }
    double size = Math.abs(value);
    BigDecimal digits = shortest(value);
    if (size >= 1e-6 && size < 1e21) {
      return digits.toPlainString();
    }
    String unscaled = digits.unscaledValue().abs().toString();
    int exponent = unscaled.length() - 1 - digits.scale();
    StringBuilder text = new StringBuilder(value < 0 ? "-" : "").append(unscaled.charAt(0));
    if (unscaled.length() > 1) {
      text.append('.').append(unscaled, 1, unscaled.length());
    }
    return text.append(exponent < 0 ? "e-" : "e+").append(Math.abs(exponent)).toString();
  }

  /** The fewest digits; Java shows two of the smallest numbers where one is enough. */
  private static BigDecimal shortest(double value) {
    BigDecimal digits = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    if (digits.precision() == 2) {
      BigDecimal one = digits.round(new MathContext(1));
      return one.doubleValue() == value ? one : digits;
    }
    return digits;
  }
}
