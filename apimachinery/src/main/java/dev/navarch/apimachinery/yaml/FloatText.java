package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.value.GoFloat;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Floating-point numbers as they come out of Kubernetes' YAML library. */
final class FloatText {
  private FloatText() {}

  /** The form that a value takes. */
  static String general(double value) {
    return Double.isFinite(value) ? GoFloat.general(value) : endless(value);
  }

  /** The form that a key takes, which Kubernetes rounds to single precision. */
  static String ofKey(double value) {
    float rounded = (float) value;
    return Float.isFinite(rounded) ? GoFloat.general(rounded) : endless(rounded);
  }

  private static String endless(double value) {
    if (Double.isNaN(value)) {
      return ".nan";
    }
    return value > 0 ? ".inf" : "-.inf";
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
