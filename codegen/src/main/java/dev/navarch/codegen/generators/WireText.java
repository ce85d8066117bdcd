package dev.navarch.codegen.generators;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The texts that value types are written as. What is let pass here, generated code reads when its
 * class is loaded: a text that only its reader refused would take all defaults of a package along.
 */
public final class WireText {
  /** What quantities look like. */
  public static final String QUANTITY =
      "^[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$";

  private static final Pattern QUANTITY_PARTS = Pattern.compile(QUANTITY);

  /** Quantities are less than ten to this power. */
  private static final int MAX_QUANTITY_DIGITS = 1000;

  /** From {@code n}, 1000^-3, to {@code E}, 1000^6; the dot stands for none. */
  private static final String DECIMAL_SUFFIXES = "num.kMGTPE";

  private static final Pattern DURATION_TERM =
      Pattern.compile("([0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(ns|us|\\u00b5s|\\u03bcs|ms|s|m|h)");

  private static final Pattern DURATION = Pattern.compile("[+-]?(?:0|(?:" + DURATION_TERM + ")+)");

  private static final Map<String, BigDecimal> NANOSECONDS =
      Map.of(
          "ns", BigDecimal.ONE,
          "us", new BigDecimal("1e3"),
          "\u00b5s", new BigDecimal("1e3"),
          "\u03bcs", new BigDecimal("1e3"),
          "ms", new BigDecimal("1e6"),
          "s", new BigDecimal("1e9"),
          "m", new BigDecimal("60e9"),
          "h", new BigDecimal("3600e9"));

  private static final Pattern TIME =
      Pattern.compile(
          "(\\d{4})-(\\d\\d)-(\\d\\d)T(\\d\\d?):(\\d\\d):(\\d\\d)(?:[.,]\\d+)?"
              + "(?:Z|([+-])(\\d\\d):(\\d\\d))");

  private WireText() {}

  /** What is wrong with a text as a value of a type, which is named as in its codec. */
  static Optional<String> problem(String codecName, String text, String name) {
    return switch (codecName) {
      case "quantity" -> quantity(text, name);
      case "duration" -> duration(text, name);
      case "time", "microTime" ->
          isTime(text)
              ? Optional.empty()
              : Optional.of(name + " is no time such as 2006-01-02T15:04:05Z");
      case "bytes" -> isBase64(text) ? Optional.empty() : Optional.of(name + " is not in base64");
      default -> Optional.empty();
    };
  }

  /** Says that a text does not match a pattern. */
  public static Optional<String> mismatch(String name, String pattern) {
    return Optional.of("%s does not match %s".formatted(name, pattern));
  }

  private static Optional<String> quantity(String text, String name) {
    Matcher parts = QUANTITY_PARTS.matcher(text);
    if (!parts.matches()) {
      return mismatch(name, QUANTITY);
    }
    return isInRange(new BigDecimal(parts.group(1)), Objects.requireNonNullElse(parts.group(3), ""))
        ? Optional.empty()
        : Optional.of(name + " is out of the range of quantities");
  }

  /** An amount with a binary suffix always is: its reader stops at 2^63. */
  private static boolean isInRange(BigDecimal number, String suffix) {
    BigInteger exponent = exponent(suffix);
    long magnitude = (long) number.precision() - number.scale() + exponent.longValue();
    return exponent.abs().bitLength() < Integer.SIZE
        && (number.signum() == 0 || suffix.endsWith("i") || magnitude <= MAX_QUANTITY_DIGITS);
  }

  private static BigInteger exponent(String suffix) {
    if (suffix.isEmpty() || suffix.endsWith("i")) {
      return BigInteger.ZERO;
    }
    return suffix.length() == 1
        ? BigInteger.valueOf(
            3L * (DECIMAL_SUFFIXES.indexOf(suffix) - DECIMAL_SUFFIXES.indexOf('.')))
        : new BigInteger(suffix.substring(1));
  }

  private static Optional<String> duration(String text, String name) {
    if (!DURATION.matcher(text).matches()) {
      return Optional.of(name + " is no duration such as 1h30m");
    }
    BigInteger nanoseconds = BigInteger.ZERO;
    Matcher terms = DURATION_TERM.matcher(text);
    while (terms.find()) {
      BigDecimal unit = Objects.requireNonNull(NANOSECONDS.get(terms.group(2)));
      BigDecimal term = new BigDecimal(terms.group(1)).multiply(unit);
      nanoseconds = nanoseconds.add(term.toBigInteger());
    }
    BigInteger signed = text.startsWith("-") ? nanoseconds.negate() : nanoseconds;
    return signed.bitLength() < Long.SIZE
        ? Optional.empty()
        : Optional.of(name + " does not fit into 64 bits of nanoseconds");
  }

  /** Whether a text is a time as Go reads it, between the years 1 and 9999 in UTC. */
  private static boolean isTime(String text) {
    Matcher parts = TIME.matcher(text);
    if (!parts.matches()) {
      return false;
    }
    try {
      LocalDateTime local =
          LocalDateTime.of(
              number(parts, 1),
              number(parts, 2),
              number(parts, 3),
              number(parts, 4),
              number(parts, 5),
              number(parts, 6));
      if (parts.group(7) == null) {
        return isInRange(local);
      }
      int hours = number(parts, 8);
      int minutes = number(parts, 9);
      int east = (parts.group(7).equals("-") ? -1 : 1) * (hours * 60 + minutes);
      return hours <= 24 && minutes <= 60 && isInRange(local.minusMinutes(east));
    } catch (DateTimeException e) {
      return false;
    }
  }

  private static int number(Matcher parts, int group) {
    return Integer.parseInt(parts.group(group));
  }

  private static boolean isInRange(LocalDateTime utc) {
    return utc.getYear() >= 1 && utc.getYear() <= 9999;
  }

  /** Whether a text is in base64 with its padding; line breaks in it are skipped. */
  private static boolean isBase64(String text) {
    String digits = text.replace("\r", "").replace("\n", "");
    try {
      byte[] unused = Base64.getDecoder().decode(digits);
      return digits.length() % 4 == 0;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
