package dev.navarch.apimachinery.value;

import dev.navarch.apimachinery.value.Quantity.Format;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The canonical text of quantities. A binary format prints like a decimal one where it has to:
 * below 1Ki, for amounts that are not whole, and where no suffix is large enough.
 */
final class QuantityPrinter {

  private static final String[] BINARY = {"", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};

  /** By exponent, in steps of three from nano. */
  private static final String[] DECIMAL = {"n", "u", "m", "", "k", "M", "G", "T", "P", "E"};

  private static final BigInteger KIBI = BigInteger.valueOf(1024);

  private QuantityPrinter() {}

  static String print(long mantissa, int scale, Format format) {
    if (mantissa == 0) {
      return "0";
    }
    long digits = mantissa;
    int exponent = scale;
    while (digits % 10 == 0) {
      digits /= 10;
      exponent++;
    }
    if (format != Format.BINARY_SI || exponent < 0) {
      return decimal(Long.toString(digits), exponent, format);
    }
    if (!Quantity.fits(digits, exponent)) {
      return binary(BigDecimal.valueOf(digits, -exponent));
    }
    long whole = BigDecimal.valueOf(digits, -exponent).longValueExact();
    return whole > -1024 && whole < 1024
        ? decimal(Long.toString(digits), exponent, Format.DECIMAL_SI)
        : binary(whole);
  }

  static String print(BigDecimal value, Format format) {
    BigDecimal shortest = value.stripTrailingZeros();
    return format == Format.BINARY_SI && shortest.scale() <= 0
        ? binary(shortest)
        : decimal(shortest.unscaledValue().toString(), -shortest.scale(), format);
  }

  private static String binary(long value) {
    long digits = value;
    int suffix = 0;
    while (digits % 1024 == 0) {
      digits /= 1024;
      suffix++;
    }
    return digits + BINARY[suffix];
  }

  private static String binary(BigDecimal value) {
    BigInteger digits = value.toBigIntegerExact();
    int suffix = digits.getLowestSetBit() / 10;
    return suffix < BINARY.length
        ? digits.divide(KIBI.pow(suffix)) + BINARY[suffix]
        : decimal(value.unscaledValue().toString(), -value.scale(), Format.DECIMAL_SI);
  }

  private static String decimal(String digits, int exponent, Format format) {
    int zeros = Math.floorMod(exponent, 3);
    int step = exponent - zeros;
    return digits + "0".repeat(zeros) + suffix(step, format);
  }

  private static String suffix(int exponent, Format format) {
    int index = exponent / 3 + 3;
    if (exponent == 0) {
      return "";
    }
    // The binary format comes here only for amounts that need a decimal suffix.
    return format == Format.DECIMAL_EXPONENT || index >= DECIMAL.length
        ? "e" + exponent
        : DECIMAL[index];
  }
}
