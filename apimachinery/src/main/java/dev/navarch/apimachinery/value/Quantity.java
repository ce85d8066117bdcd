package dev.navarch.apimachinery.value;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * An exact amount of a resource: {@code 100m}, {@code 128Mi}, {@code 1e3}.
 *
 * <p>Every quantity is a whole number of nanos and smaller than 10^1000. It remembers the family of
 * suffixes it was written with and prints in canonical form: no fractional digits, the largest
 * suffix that allows it.
 *
 * <p>{@link #equals} compares that printed form, so it tells {@code 1Ki} from {@code 1024}; {@link
 * #compareTo} and {@link #sameValue} compare the amounts alone.
 *
 * <p>Differs from Kubernetes: a non-canonical text such as {@code 1.100} is always printed in
 * canonical form, where Kubernetes sometimes repeats it as it was written; results that do not fit
 * into 64 bits stop at the limit instead of being undefined; and an amount of 10^1000 or more is
 * refused, so that no request can ask for arithmetic on a billion digits.
 */
public final class Quantity implements Comparable<Quantity> {

  /** The families of suffixes. */
  public enum Format {
    /** {@code 12e6}. */
    DECIMAL_EXPONENT,
    /** {@code 12Mi}, that is 12 * 2^20. */
    BINARY_SI,
    /** {@code 12M}, that is 12 * 10^6. */
    DECIMAL_SI;

    private static final Format[] BY_ORDINAL = values();
  }

  /** The zero value; prints as {@code 0}. */
  public static final Quantity ZERO = new Quantity(0, 0, null, Format.DECIMAL_SI, "0");

  static final int NANO = -9;

  /** Amounts stay below ten to this power. */
  static final int MAX_DIGITS = 1000;

  private static final int MILLI = -3;
  private static final long[] POWERS_OF_TEN = new long[19];

  static {
    POWERS_OF_TEN[0] = 1;
    for (int i = 1; i < POWERS_OF_TEN.length; i++) {
      POWERS_OF_TEN[i] = POWERS_OF_TEN[i - 1] * 10;
    }
  }

  // A cluster holds millions of these: the fields are chosen to fit into 32 bytes.
  private final long mantissa;
  private final short scale;
  private final byte format;

  /** The amount if it does not fit into {@code mantissa * 10^scale}, otherwise null. */
  private final @Nullable BigDecimal big;

  /** The canonical form once it is known. Racing threads compute the same text. */
  private @Nullable String text;

  @SuppressWarnings("EnumOrdinal") // a byte where a reference would need four
  private Quantity(
      long mantissa, int scale, @Nullable BigDecimal big, Format format, @Nullable String text) {
    this.mantissa = mantissa;
    this.scale = (short) scale;
    this.big = big;
    this.format = (byte) format.ordinal();
    this.text = text;
  }

  public static Quantity of(long value) {
    return of(value, Format.DECIMAL_SI);
  }

  public static Quantity of(long value, Format format) {
    return ofScaled(value, 0, format, null);
  }

  public static Quantity ofMilli(long value) {
    return ofScaled(value, MILLI, Format.DECIMAL_SI, null);
  }

  /**
   * The given amount; parts below a nano are rounded away from zero.
   *
   * @throws ArithmeticException from 10^1000 on
   */
  public static Quantity of(BigDecimal value, Format format) {
    long magnitude = (long) value.precision() - value.scale();
    if (value.signum() == 0) {
      return of(0, format);
    }
    if (magnitude < NANO) {
      return ofScaled(value.signum(), NANO, format, null);
    }
    if (magnitude > MAX_DIGITS) {
      throw new ArithmeticException("quantity out of range: 10^1000 or more");
    }
    BigDecimal nanos = value.scale() > -NANO ? value.setScale(-NANO, RoundingMode.UP) : value;
    BigDecimal shortest = nanos.stripTrailingZeros();
    return shortest.unscaledValue().bitLength() < Long.SIZE
        ? ofScaled(shortest.unscaledValue().longValue(), -shortest.scale(), format, null)
        : new Quantity(0, 0, shortest, format, null);
  }

  /** {@code mantissa * 10^scale}, for a scale between nano and 10^999. */
  static Quantity ofScaled(long mantissa, int scale, Format format, @Nullable String canonical) {
    return new Quantity(mantissa, scale, null, format, canonical);
  }

  /** A result, which alone can have outgrown the range of amounts. */
  private static Quantity checked(long mantissa, int scale, Format format) {
    return scale > MAX_DIGITS - POWERS_OF_TEN.length
        ? of(BigDecimal.valueOf(mantissa, -scale), format)
        : ofScaled(mantissa, scale, format, null);
  }

  /**
   * Reads a number with an optional suffix. Amounts below a nano are rounded away from zero,
   * amounts with a binary suffix stop at 2^63-1.
   *
   * @throws QuantityFormatException if the text is no quantity
   */
  public static Quantity parse(String text) {
    return QuantityParser.parse(text);
  }

  public Format format() {
    return Format.BY_ORDINAL[format];
  }

  public boolean isZero() {
    return sign() == 0;
  }

  /** -1, 0 or 1. */
  public int sign() {
    return big == null ? Long.signum(mantissa) : big.signum();
  }

  /** The sum, in this quantity's format unless this is zero. */
  public Quantity add(Quantity other) {
    Format result = isZero() ? other.format() : format();
    if (big == null && other.big == null) {
      int low = Math.min(scale, other.scale);
      if (fits(mantissa, scale - low) && fits(other.mantissa, other.scale - low)) {
        long a = mantissa * POWERS_OF_TEN[scale - low];
        long b = other.mantissa * POWERS_OF_TEN[other.scale - low];
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) >= 0) {
          return checked(sum, low, result);
        }
      }
    }
    return of(asBigDecimal().add(other.asBigDecimal()), result);
  }

  /** The difference, in this quantity's format unless this is zero. */
  public Quantity sub(Quantity other) {
    return add(other.neg());
  }

  public Quantity neg() {
    return big == null && mantissa != Long.MIN_VALUE
        ? ofScaled(-mantissa, scale, format(), null)
        : of(asBigDecimal().negate(), format());
  }

  /**
   * @throws ArithmeticException from 10^1000 on
   */
  public Quantity mul(long factor) {
    if (big == null && fitsProduct(mantissa, factor)) {
      return checked(mantissa * factor, scale, format());
    }
    return of(asBigDecimal().multiply(BigDecimal.valueOf(factor)), format());
  }

  /** The amount, rounded away from zero to a whole number; at most the limits of a {@code long}. */
  public long value() {
    return scaledValue(0);
  }

  /** The amount in thousandths, rounded and limited like {@link #value}. */
  public long milliValue() {
    return scaledValue(MILLI);
  }

  /** The amount in units of {@code 10^unit}, rounded and limited like {@link #value}. */
  public long scaledValue(int unit) {
    long up = (long) scale - unit;
    if (big != null) {
      return scaledBig(big, unit);
    } else if (mantissa == 0) {
      return 0;
    } else if (up < 0) {
      return divideUp(mantissa, -up);
    } else if (up < POWERS_OF_TEN.length && fits(mantissa, (int) up)) {
      return mantissa * POWERS_OF_TEN[(int) up];
    } else {
      return mantissa < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
  }

  /** Rounded away from zero to a multiple of {@code 10^unit}. */
  public Quantity roundUp(int unit) {
    if (isZero() || unit <= NANO || (big == null && unit <= scale)) {
      return this;
    }
    if (unit >= MAX_DIGITS) {
      throw new ArithmeticException("quantity out of range: 10^1000 or more");
    }
    return big == null
        ? checked(divideUp(mantissa, (long) unit - scale), unit, format())
        : of(big.setScale(-unit, RoundingMode.UP), format());
  }

  public Quantity roundUpToMilli() {
    return roundUp(MILLI);
  }

  public BigDecimal asBigDecimal() {
    return big == null ? BigDecimal.valueOf(mantissa, -scale) : big;
  }

  /** Whether the amounts are the same, however they are written. */
  public boolean sameValue(Quantity other) {
    return compareTo(other) == 0;
  }

  /**
   * Compares the amounts. Not consistent with {@link #equals}: {@code 1Ki} against {@code 1024}.
   */
  @Override
  public int compareTo(Quantity other) {
    if (big == null && other.big == null) {
      int low = Math.min(scale, other.scale);
      if (fits(mantissa, scale - low) && fits(other.mantissa, other.scale - low)) {
        return Long.compare(
            mantissa * POWERS_OF_TEN[scale - low],
            other.mantissa * POWERS_OF_TEN[other.scale - low]);
      }
    }
    return asBigDecimal().compareTo(other.asBigDecimal());
  }

  @Override
  public boolean equals(Object o) {
    return this == o || (o instanceof Quantity other && toString().equals(other.toString()));
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  /** The canonical form. */
  @Override
  public String toString() {
    String known = text;
    if (known == null) {
      known =
          big == null
              ? QuantityPrinter.print(mantissa, scale, format())
              : QuantityPrinter.print(big, format());
      text = known;
    }
    return known;
  }

  /** Whether {@code value * 10^power} fits into a {@code long}. */
  static boolean fits(long value, int power) {
    return power < POWERS_OF_TEN.length && fitsProduct(value, POWERS_OF_TEN[power]);
  }

  private static boolean fitsProduct(long a, long b) {
    return Math.multiplyHigh(a, b) == (a * b) >> 63;
  }

  /** {@code value / 10^power}, rounded away from zero. */
  private static long divideUp(long value, long power) {
    if (power >= POWERS_OF_TEN.length) {
      return Math.clamp(divideUp(value, POWERS_OF_TEN.length - 1), -1, 1);
    }
    long divisor = POWERS_OF_TEN[(int) power];
    return value / divisor + Long.signum(value % divisor);
  }

  private static long scaledBig(BigDecimal value, int unit) {
    // Beyond twice the range of amounts every unit gives the same answer.
    int bounded = Math.clamp(unit, -2 * MAX_DIGITS, 2 * MAX_DIGITS);
    BigDecimal whole = value.scaleByPowerOfTen(-bounded).setScale(0, RoundingMode.UP);
    if (whole.unscaledValue().bitLength() < Long.SIZE) {
      return whole.longValue();
    }
    return whole.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
  }
}
