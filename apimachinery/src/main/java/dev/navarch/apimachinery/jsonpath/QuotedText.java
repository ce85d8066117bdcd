package dev.navarch.apimachinery.jsonpath;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Text in double or single quotes with Go's escapes. */
final class QuotedText {
  private static final String INVALID = "invalid syntax";

  private QuotedText() {}

  /** The text inside the quotes, which are the first and the last character. */
  static String unquote(String quoted) {
    String inside = quoted.substring(1, quoted.length() - 1);
    if (inside.indexOf('\\') < 0 && inside.indexOf(quoted.charAt(0)) < 0) {
      return inside;
    }
    // Escapes may give single bytes of a character, so the text is put together from bytes.
    ByteArrayOutputStream out = new ByteArrayOutputStream(inside.length());
    int i = 0;
    while (i < inside.length()) {
      char c = inside.charAt(i);
      if (c == quoted.charAt(0)) {
        throw broken(quoted);
      }
      if (c == '\\') {
        i = escape(quoted, inside, i + 1, out);
      } else {
        int codePoint = inside.codePointAt(i);
        out.writeBytes(Character.toString(codePoint).getBytes(StandardCharsets.UTF_8));
        i += Character.charCount(codePoint);
      }
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Writes the escape that starts behind the backslash; gives the place behind it. */
  private static int escape(String quoted, String text, int at, ByteArrayOutputStream out) {
    if (at >= text.length()) {
      throw broken(quoted);
    }
    char c = text.charAt(at);
    switch (c) {
      case 'a' -> out.write(0x07);
      case 'b' -> out.write('\b');
      case 'f' -> out.write('\f');
      case 'n' -> out.write('\n');
      case 'r' -> out.write('\r');
      case 't' -> out.write('\t');
      case 'v' -> out.write(0x0b);
      case '\\' -> out.write('\\');
      case '\'', '"' -> {
        if (c != quoted.charAt(0)) {
          throw broken(quoted);
        }
        out.write(c);
      }
      case 'x' -> {
        out.write((int) number(quoted, text, at + 1, 2, 16));
        return at + 3;
      }
      case 'u' -> {
        writeCodePoint(quoted, number(quoted, text, at + 1, 4, 16), out);
        return at + 5;
      }
      case 'U' -> {
        writeCodePoint(quoted, number(quoted, text, at + 1, 8, 16), out);
        return at + 9;
      }
      case '0', '1', '2', '3', '4', '5', '6', '7' -> {
        long value = number(quoted, text, at, 3, 8);
        if (value > 255) {
          throw broken(quoted);
        }
        out.write((int) value);
        return at + 3;
      }
      default -> throw broken(quoted);
    }
    return at + 1;
  }

  private static void writeCodePoint(String quoted, long value, ByteArrayOutputStream out) {
    boolean surrogate = value >= Character.MIN_SURROGATE && value <= Character.MAX_SURROGATE;
    if (value > Character.MAX_CODE_POINT || surrogate) {
      throw broken(quoted);
    }
    out.writeBytes(Character.toString((int) value).getBytes(StandardCharsets.UTF_8));
  }

  private static long number(String quoted, String text, int at, int digits, int radix) {
    if (at + digits > text.length()) {
      throw broken(quoted);
    }
    long value = 0;
    for (int i = at; i < at + digits; i++) {
      int digit = text.charAt(i) < 0x80 ? Character.digit(text.charAt(i), radix) : -1;
      if (digit < 0) {
        throw broken(quoted);
      }
      value = value * radix + digit;
    }
    return value;
  }

  private static JsonPathException broken(String quoted) {
    return new JsonPathException("unquote string " + quoted + " error " + INVALID);
  }
}
