package dev.navarch.apimachinery.value;

/**
 * A decimal number of 64 bits read as Go's {@code strconv} reads it: ASCII digits, optional sign.
 */
public sealed interface DecimalLong {

  record Value(long value) implements DecimalLong {}

  /** Why there is no value, in Go's words. */
  record Invalid(String reason) implements DecimalLong {}

  static DecimalLong parse(String text) {
    int start = !text.isEmpty() && (text.charAt(0) == '-' || text.charAt(0) == '+') ? 1 : 0;
    if (start == text.length()) {
      return new Invalid("invalid syntax");
    }
    for (int i = start; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return new Invalid("invalid syntax");
      }
    }
    try {
      return new Value(Long.parseLong(text));
    } catch (NumberFormatException tooLong) {
      return new Invalid("value out of range");
    }
  }
}
