package dev.navarch.apimachinery.value;

/**
 * Go's text form of durations. A sum may reach 2^63, which only the most negative duration can use;
 * in a {@code long} that sum shows as {@link Long#MIN_VALUE}, any other negative sum is an
 * overflow.
 */
final class DurationText {

  private static final long SECOND = 1_000_000_000L;
  private static final long LIMIT = Long.MIN_VALUE;

  private final String text;
  private int pos;

  private DurationText(String text) {
    this.text = text;
  }

  static long parse(String text) {
    return new DurationText(text).read();
  }

  private long read() {
    boolean negative = text.startsWith("-");
    pos = negative || text.startsWith("+") ? 1 : 0;
    if (text.length() == pos) {
      throw invalid();
    }
    if (text.length() == pos + 1 && text.charAt(pos) == '0') {
      return 0;
    }
    long sum = 0;
    while (pos < text.length()) {
      long term = term();
      if (Long.compareUnsigned(term, LIMIT - sum) > 0) {
        throw invalid();
      }
      sum += term;
    }
    if (sum == LIMIT && !negative) {
      throw invalid();
    }
    return negative ? -sum : sum;
  }

  /** One number with its unit. */
  private long term() {
    int start = pos;
    long whole = 0;
    for (; digitHere(); pos++) {
      if (whole < 0 || whole > Long.MAX_VALUE / 10) {
        throw invalid();
      }
      whole = bounded(whole * 10 + (text.charAt(pos) - '0'));
    }
    int digits = pos - start;
    long fraction = 0;
    double fractionScale = 1;
    if (pos < text.length() && text.charAt(pos) == '.') {
      pos++;
      for (; digitHere(); pos++, digits++) {
        // Digits that no longer fit are far below a nanosecond.
        if (fraction <= (Long.MAX_VALUE - 9) / 10) {
          fraction = fraction * 10 + (text.charAt(pos) - '0');
          fractionScale *= 10;
        }
      }
    }
    if (digits == 0) {
      throw invalid();
    }
    long unit = unit();
    if (Long.compareUnsigned(whole, Long.divideUnsigned(LIMIT, unit)) > 0) {
      throw invalid();
    }
    return bounded(whole * unit + (long) (fraction * (unit / fractionScale)));
  }

  private long unit() {
    int start = pos;
    while (pos < text.length() && text.charAt(pos) != '.' && !digitHere()) {
      pos++;
    }
    if (start == pos) {
      throw failure("missing unit in duration ");
    }
    String unit = text.substring(start, pos);
    return switch (unit) {
      case "ns" -> 1;
      case "us", "\u00b5s", "\u03bcs" -> 1_000;
      case "ms" -> 1_000_000;
      case "s" -> SECOND;
      case "m" -> 60 * SECOND;
      case "h" -> 3600 * SECOND;
      default -> throw failure("unknown unit " + GoQuoting.quoteAscii(unit) + " in duration ");
    };
  }

  private boolean digitHere() {
    return pos < text.length() && text.charAt(pos) >= '0' && text.charAt(pos) <= '9';
  }

  private long bounded(long value) {
    if (value < 0 && value != LIMIT) {
      throw invalid();
    }
    return value;
  }

  private IllegalArgumentException invalid() {
    return failure("invalid duration ");
  }

  private IllegalArgumentException failure(String what) {
    return new IllegalArgumentException("time: " + what + GoQuoting.quoteAscii(text));
  }

  static String print(long nanos) {
    if (nanos == 0) {
      return "0s";
    }
    StringBuilder out = new StringBuilder(24);
    if (nanos < 0) {
      out.append('-');
    }
    // The magnitude is unsigned: it may be 2^63.
    long magnitude = Math.abs(nanos);
    if (magnitude > 0 && magnitude < SECOND) {
      printBelowSecond(out, magnitude);
    } else {
      printClock(out, magnitude);
    }
    return out.toString();
  }

  private static void printBelowSecond(StringBuilder out, long nanos) {
    if (nanos < 1_000) {
      out.append(nanos).append("ns");
    } else if (nanos < 1_000_000) {
      printDecimal(out, nanos / 1_000, nanos % 1_000, 3).append("\u00b5s");
    } else {
      printDecimal(out, nanos / 1_000_000, nanos % 1_000_000, 6).append("ms");
    }
  }

  private static void printClock(StringBuilder out, long nanos) {
    long seconds = Long.divideUnsigned(nanos, SECOND);
    if (seconds >= 3600) {
      out.append(seconds / 3600).append('h');
    }
    if (seconds >= 60) {
      out.append(seconds / 60 % 60).append('m');
    }
    printDecimal(out, seconds % 60, Long.remainderUnsigned(nanos, SECOND), 9).append('s');
  }

  private static StringBuilder printDecimal(
      StringBuilder out, long whole, long fraction, int fractionDigits) {
    out.append(whole);
    if (fraction == 0) {
      return out;
    }
    String digits = Long.toString(fraction);
    out.append('.').append("0".repeat(fractionDigits - digits.length())).append(digits);
    int end = out.length();
    while (out.charAt(end - 1) == '0') {
      end--;
    }
    out.setLength(end);
    return out;
  }
}
