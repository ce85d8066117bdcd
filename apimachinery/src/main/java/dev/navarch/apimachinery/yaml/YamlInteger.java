package dev.navarch.apimachinery.yaml;

import java.math.BigInteger;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Whole numbers as Go's {@code strconv} reads them, with the base in the prefix. */
final class YamlInteger {
  /** More digits than 64 bits have in any base: longer texts are not worth the arithmetic. */
  private static final int MOST_DIGITS = 4096;

  private YamlInteger() {}

  /**
   * Reads digits behind an optional sign and one of {@code 0x}, {@code 0o}, {@code 0b} or {@code
   * 0}: a {@link Long}, a {@link BigInteger} for an unsigned 64-bit number without a sign, else
   * null.
   */
  static @Nullable Number parse(String text) {
    int start = isSign(text, 0) ? 1 : 0;
    String prefix =
        text.substring(start, Math.min(start + 2, text.length())).toLowerCase(Locale.ROOT);
    int radix =
        switch (prefix) {
          case "0x" -> 16;
          case "0o" -> 8;
          case "0b" -> 2;
          default -> 10;
        };
    int digits = start;
    if (radix != 10) {
      digits += 2;
    } else if (prefix.length() == 2 && prefix.charAt(0) == '0') {
      radix = 8;
      digits++;
    }
    return value(text, start, digits, radix);
  }

  /** Reads the digits behind {@code 0b} once more, for a sign may stand there too. */
  static @Nullable Number parseBinary(String text) {
    if (!text.startsWith("0b")) {
      return null;
    }
    int start = isSign(text, 2) ? 3 : 2;
    return value(text.substring(2), start - 2, start - 2, 2);
  }

  private static boolean isSign(String text, int at) {
    return at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-');
  }

  private static @Nullable Number value(String text, int sign, int from, int radix) {
    if (from == text.length() || text.length() > MOST_DIGITS) {
      return null;
    }
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c > 'f' || Character.digit(c, radix) < 0) {
        return null;
      }
    }
    BigInteger size = new BigInteger(text.substring(from), radix);
    BigInteger value = sign == 1 && text.charAt(0) == '-' ? size.negate() : size;
    if (value.bitLength() < 64) {
      return value.longValue();
    }
    return sign == 0 && value.bitLength() == 64 ? value : null;
  }

  /** Whether YAML 1.1 would see a number in base 60, such as 1:30 or 190:20:30.15. */
  static boolean isBase60(String text) {
    int at = isSign(text, 0) ? 1 : 0;
    int end = text.length();
    if (!isDigit(text, at, '9')) {
      return false;
    }
    at = skipDigits(text, at);
    if (at == end || text.charAt(at) != ':') {
      return false;
    }
    while (at < end && text.charAt(at) == ':') {
      at += isDigit(text, at + 1, '5') && isDigit(text, at + 2, '9') ? 2 : 1;
      if (!isDigit(text, at, '9')) {
        return false;
      }
      at++;
    }
    if (at < end && text.charAt(at) == '.') {
      at = skipDigits(text, at + 1);
    }
    return at == end;
  }

  private static boolean isDigit(String text, int at, char highest) {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= highest;
  }

  private static int skipDigits(String text, int from) {
    int at = from;
    while (at < text.length() && (text.charAt(at) == '_' || isDigit(text, at, '9'))) {
      at++;
    }
    return at;
  }
}
