package dev.navarch.apimachinery.value;

import dev.navarch.apimachinery.value.Quantity.Format;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Reads quantities in one pass over the text, into a {@code long} where the number has at most 18
 * digits and no part below a nano, which is nearly always.
 *
 * <p>Other numbers take the slow way, which looks at no more digits than the result can depend on:
 * digits below the last one that counts are replaced by a single question, whether one of them is
 * not zero. So the work is linear in the length of the text whatever it says.
 *
 * <p>As in Kubernetes a number without any digit is zero: {@code .}, {@code -}, {@code Ki}.
 */
final class QuantityParser {

  private static final int MAX_FAST_DIGITS = 18;

  /**
   * Fraction digits that matter before a binary suffix. A number cut off after {@code k} digits is
   * short by less than {@code 10^-k}; times 2^60, counted in nanos, that is less than the distance
   * between a number of {@code k >= 69} digits and the next whole nano, if it is not one itself.
   */
  private static final int BINARY_FRACTION = 70;

  private static final BigDecimal MAX_BINARY = BigDecimal.valueOf(Long.MAX_VALUE);

  private final String text;
  private boolean negative;
  private int numberStart;
  private int numberEnd;

  /** Where the dot is or would be. */
  private int dot;

  private long mantissa;
  private int significantDigits;
  private int exponent;
  private Format format = Format.DECIMAL_SI;

  private QuantityParser(String text) {
    this.text = text;
  }

  static Quantity parse(String text) {
    if (text.equals("0")) {
      return Quantity.ZERO;
    }
    if (text.isEmpty()) {
      throw QuantityFormatException.wrongFormat();
    }
    return new QuantityParser(text).read();
  }

  private Quantity read() {
    char first = text.charAt(0);
    negative = first == '-';
    numberStart = negative || first == '+' ? 1 : 0;
    readNumber();
    readSuffix();

    if (significantDigits == 0) {
      return Quantity.of(0, format);
    }
    int fractionDigits = Math.max(0, numberEnd - dot - 1);
    boolean fast = significantDigits <= MAX_FAST_DIGITS;
    if (format == Format.BINARY_SI) {
      fast &= fractionDigits == 0 && mantissa <= Long.MAX_VALUE >> exponent;
      return fast
          ? Quantity.ofScaled(signed(mantissa << exponent), 0, format, canonical())
          : slowBinary();
    }
    long scale = (long) exponent - fractionDigits;
    fast &= scale >= Quantity.NANO && scale < Quantity.MAX_DIGITS - MAX_FAST_DIGITS;
    return fast
        ? Quantity.ofScaled(signed(mantissa), (int) scale, format, canonical())
        : slowDecimal();
  }

  private void readNumber() {
    int pos = numberStart;
    dot = -1;
    for (; pos < text.length(); pos++) {
      char c = text.charAt(pos);
      if (c == '.' && dot < 0) {
        dot = pos;
      } else if (c < '0' || c > '9') {
        break;
      } else if (significantDigits > 0 || c != '0') {
        significantDigits++;
        // Beyond 18 digits this is nonsense, and not used.
        mantissa = mantissa * 10 + (c - '0');
      }
    }
    numberEnd = pos;
    dot = dot < 0 ? pos : dot;
  }

  private void readSuffix() {
    int pos = numberEnd;
    while (pos < text.length() && "eEinumkKMGTP".indexOf(text.charAt(pos)) >= 0) {
      pos++;
    }
    if (pos < text.length() && (text.charAt(pos) == '+' || text.charAt(pos) == '-')) {
      pos++;
    }
    while (pos < text.length() && text.charAt(pos) >= '0' && text.charAt(pos) <= '9') {
      pos++;
    }
    if (pos < text.length()) {
      throw QuantityFormatException.wrongFormat();
    }
    switch (text.length() - numberEnd) {
      case 0 -> exponent = 0;
      case 1 -> exponent = decimalExponent(text.charAt(numberEnd));
      case 2 -> {
        if (text.charAt(numberEnd + 1) == 'i') {
          format = Format.BINARY_SI;
          exponent = binaryExponent(text.charAt(numberEnd));
        } else {
          readExponent();
        }
      }
      default -> readExponent();
    }
  }

  private static int decimalExponent(char suffix) {
    return switch (suffix) {
      case 'n' -> -9;
      case 'u' -> -6;
      case 'm' -> -3;
      case 'k' -> 3;
      case 'M' -> 6;
      case 'G' -> 9;
      case 'T' -> 12;
      case 'P' -> 15;
      case 'E' -> 18;
      default -> throw QuantityFormatException.wrongSuffix();
    };
  }

  private static int binaryExponent(char suffix) {
    return switch (suffix) {
      case 'K' -> 10;
      case 'M' -> 20;
      case 'G' -> 30;
      case 'T' -> 40;
      case 'P' -> 50;
      case 'E' -> 60;
      default -> throw QuantityFormatException.wrongSuffix();
    };
  }

  private void readExponent() {
    char mark = text.charAt(numberEnd);
    if (mark != 'e' && mark != 'E') {
      throw QuantityFormatException.wrongSuffix();
    }
    DecimalLong parsed = DecimalLong.parse(text.substring(numberEnd + 1));
    if (!(parsed instanceof DecimalLong.Value(long value)) || Math.abs(value) > Integer.MAX_VALUE) {
      throw QuantityFormatException.wrongSuffix();
    }
    format = Format.DECIMAL_EXPONENT;
    exponent = (int) value;
  }

  /** The text itself where that is the canonical form and easy to see; otherwise it is printed. */
  private @Nullable String canonical() {
    boolean plain =
        dot == numberEnd
            && text.charAt(0) != '+'
            && numberEnd - numberStart == significantDigits
            && mantissa % (format == Format.BINARY_SI ? 1024 : 1000) != 0;
    return plain && format != Format.DECIMAL_EXPONENT ? text : null;
  }

  private long signed(long value) {
    return negative ? -value : value;
  }

  private Quantity slowDecimal() {
    long magnitude = (long) position(firstSignificant()) + exponent;
    if (magnitude >= Quantity.MAX_DIGITS) {
      throw QuantityFormatException.wrongNumber();
    }
    if (magnitude < Quantity.NANO) {
      return Quantity.ofScaled(signed(1), Quantity.NANO, format, null);
    }
    int lowest = Quantity.NANO - exponent;
    BigDecimal value = digitsDownTo(lowest);
    if (significantBelow(lowest)) {
      value = value.add(BigDecimal.ONE.scaleByPowerOfTen(lowest));
    }
    return signed(value.scaleByPowerOfTen(exponent));
  }

  private Quantity slowBinary() {
    if (position(firstSignificant()) >= MAX_BINARY.precision()) {
      return signed(MAX_BINARY);
    }
    BigDecimal value = digitsDownTo(-BINARY_FRACTION);
    if (significantBelow(-BINARY_FRACTION)) {
      value = value.add(BigDecimal.ONE.scaleByPowerOfTen(-BINARY_FRACTION - 1));
    }
    BigDecimal nanos =
        value
            .multiply(new BigDecimal(BigInteger.ONE.shiftLeft(exponent)))
            .setScale(-Quantity.NANO, RoundingMode.UP);
    if (nanos.compareTo(BigDecimal.ONE) < 0) {
      format = Format.DECIMAL_SI;
    }
    return signed(nanos.min(MAX_BINARY));
  }

  private Quantity signed(BigDecimal value) {
    return Quantity.of(negative ? value.negate() : value, format);
  }

  private int firstSignificant() {
    int pos = numberStart;
    while (text.charAt(pos) == '0' || text.charAt(pos) == '.') {
      pos++;
    }
    return pos;
  }

  /** The power of ten that the digit at the given index stands for. */
  private int position(int index) {
    return index < dot ? dot - index - 1 : dot - index;
  }

  /** The index just behind the digit that stands for the given power of ten, within the number. */
  private int endOf(int power) {
    long end = (long) dot - power + (power < 0 ? 1 : 0);
    return Math.clamp(end, numberStart, numberEnd);
  }

  /** The number without the digits below the given power of ten. */
  private BigDecimal digitsDownTo(int power) {
    int from = firstSignificant();
    int to = endOf(power);
    if (from >= to) {
      return BigDecimal.ZERO;
    }
    String digits = text.substring(from, to).replace(".", "");
    return new BigDecimal(new BigInteger(digits), -position(to - 1));
  }

  private boolean significantBelow(int power) {
    for (int i = endOf(power); i < numberEnd; i++) {
      if (text.charAt(i) > '0') {
        return true;
      }
    }
    return false;
  }
}
