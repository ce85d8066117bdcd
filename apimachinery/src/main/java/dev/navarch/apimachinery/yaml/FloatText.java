package dev.navarch.apimachinery.yaml;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Floating-point numbers as they come out of Kubernetes' YAML library. */
final class FloatText {
  private FloatText() {}

  /** Go's {@code g} format with the fewest digits: an exponent below 1e-4 and from 1e6 on. */
  static String general(double value) {
    return general(value, Double.toString(value));
  }

  /** The form that a key takes, which Kubernetes rounds to single precision. */
  static String ofKey(double value) {
    float rounded = (float) value;
    return general(rounded, Float.toString(rounded));
  }

  private static String general(double value, String javaText) {
    if (Double.isNaN(value)) {
      return ".nan";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? ".inf" : "-.inf";
    }
    if (value == 0) {
      return 1 / value < 0 ? "-0" : "0";
    }
    BigDecimal number = new BigDecimal(javaText).stripTrailingZeros();
    String digits = number.unscaledValue().abs().toString();
    int exponent = digits.length() - 1 - number.scale();
    if (exponent >= -4 && exponent < 6) {
      return number.toPlainString();
    }
    StringBuilder text = new StringBuilder(value < 0 ? "-" : "").append(digits.charAt(0));
    if (digits.length() > 1) {
      text.append('.').append(digits, 1, digits.length());
    }
    text.append(exponent < 0 ? "e-" : "e+");
    int size = Math.abs(exponent);
    return text.append(size < 10 ? "0" : "").append(size).toString();
  }

  /**
   * The whole number that a JSON reader sees in Go's form of a float, which has no exponent and no
   * point where the value is whole and below 1e21; null where it sees none.
   */
  static @Nullable BigInteger whole(double value) {
    if (Double.isNaN(value) || Math.abs(value) >= 1e21 || value != Math.rint(value)) {
      return null;
    }
    return new BigDecimal(Double.toString(value)).toBigInteger();
  }
}
