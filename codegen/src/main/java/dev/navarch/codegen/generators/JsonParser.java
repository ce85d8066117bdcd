package dev.navarch.codegen.generators;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads JSON into maps, lists, texts, {@link BigDecimal}s, truth values and null. */
public final class JsonParser {
  private static final int MAX_DEPTH = 64;

  /** No number in a schema needs more; what has more would not fit on a line. */
  private static final int MAX_EXPONENT = 400;

  private final String text;
  private int at;

  private JsonParser(String text) {
    this.text = text;
  }

  /**
   * Reads one value.
   *
   * @throws IllegalArgumentException with the reason when the text is not JSON
   */
  public static @Nullable Object parse(String text) {
    JsonParser parser = new JsonParser(text);
    Object value = parser.value(0);
    parser.skipSpace();
    if (parser.at < text.length()) {
      throw parser.unexpected();
    }
    return value;
  }

  /** Whether a value that was read is a whole number, however it was written. */
  public static boolean isInteger(@Nullable Object value) {
    return value instanceof BigDecimal number && number.stripTrailingZeros().scale() <= 0;
  }

  private @Nullable Object value(int depth) {
    if (depth > MAX_DEPTH) {
      throw new IllegalArgumentException("it is nested too deeply");
    }
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> list(depth);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, @Nullable Object> object(int depth) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    at++;
    if (peek() == '}') {
      at++;
      return object;
    }
    while (true) {
      if (peek() != '"') {
        throw unexpected();
      }
      String name = string();
      expect(':');
      object.put(name, value(depth + 1));
      if (peek() == '}') {
        at++;
        return object;
      }
      expect(',');
    }
  }

  private List<@Nullable Object> list(int depth) {
    List<@Nullable Object> list = new ArrayList<>();
    at++;
    if (peek() == ']') {
      at++;
      return list;
    }
    while (true) {
      list.add(value(depth + 1));
      if (peek() == ']') {
        at++;
        return list;
      }
      expect(',');
    }
  }

  private String string() {
    StringBuilder string = new StringBuilder();
    at++;
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') {
        return string.toString();
      }
      if (c < ' ') {
        throw new IllegalArgumentException("a text in it holds a control character");
      }
      string.append(c == '\\' ? escaped() : c);
    }
    throw unexpected();
  }

  private char escaped() {
    char c = at < text.length() ? text.charAt(at++) : 0;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw new IllegalArgumentException("a text in it has an unknown escape");
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      if (at == text.length() || !HexFormat.isHexDigit(text.charAt(at))) {
        throw new IllegalArgumentException("a text in it has an unknown escape");
      }
      code = code * 16 + HexFormat.fromHexDigit(text.charAt(at++));
    }
    return (char) code;
  }

  private @Nullable Object word(String word, @Nullable Object value) {
    if (!text.startsWith(word, at)) {
      throw unexpected();
    }
    at += word.length();
    return value;
  }

  private BigDecimal number() {
    int start = at;
    if (at < text.length() && text.charAt(at) == '-') {
      at++;
    }
    int integer = digits();
    boolean zeroFirst = integer > 1 && text.charAt(at - integer) == '0';
    boolean whole = integer > 0 && !zeroFirst;
    if (whole && at < text.length() && text.charAt(at) == '.') {
      at++;
      whole = digits() > 0;
    }
    if (whole && at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
      at++;
      if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
        at++;
      }
      int exponent = digits();
      whole = exponent > 0 && exponent <= 9;
    }
    if (!whole) {
      at = start;
      throw unexpected();
    }
    BigDecimal number = new BigDecimal(text.substring(start, at));
    if (Math.abs((long) number.precision() - number.scale()) > MAX_EXPONENT
        || Math.abs((long) number.scale()) > MAX_EXPONENT) {
      throw new IllegalArgumentException("a number in it is too long");
    }
    return number;
  }

  private int digits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at - start;
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw unexpected();
    }
    at++;
  }

  /** The next character that is no space; 0, with which nothing in JSON begins, at the end. */
  private char peek() {
    skipSpace();
    return at < text.length() ? text.charAt(at) : 0;
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private IllegalArgumentException unexpected() {
    return new IllegalArgumentException(
        at < text.length()
            ? "'%s' at %d is not expected".formatted(text.charAt(at), at)
            : "it ends too early");
  }
}
