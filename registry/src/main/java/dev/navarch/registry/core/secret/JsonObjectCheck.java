package dev.navarch.registry.core.secret;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.BitSet;
import java.util.Optional;

/**
 * Tells what keeps bytes from being a JSON object, in the words of Go's decoder, which clients see
 * for credentials that are not well-formed. Values are skipped, never kept, and nesting costs no
 * stack.
 */
final class JsonObjectCheck {
  private static final int MAX_DEPTH = 10_000;
  private static final int END = -1;

  private final byte[] text;
  private int at;

  private JsonObjectCheck(byte[] text) {
    this.text = text;
  }

  /** What is wrong, or nothing for an object and for null, which counts as one without members. */
  static Optional<String> problem(Bytes content) {
    try {
      return new JsonObjectCheck(content.toByteArray()).document();
    } catch (Malformed e) {
      return Optional.of(e.getMessage());
    }
  }

  private static final class Malformed extends Exception {
    private static final long serialVersionUID = 1;

    Malformed(String message) {
      super(message, null, false, false);
    }

    @Override
    public String getMessage() {
      return String.valueOf(super.getMessage());
    }
  }

  private Optional<String> document() throws Malformed {
    skipSpace();
    int first = peek();
    value();
    skipSpace();
    if (peek() != END) {
      throw unexpected("after top-level value");
    }
    return switch (first) {
      case '{', 'n' -> Optional.empty();
      case '[' -> Optional.of(wrongType("array"));
      case '"' -> Optional.of(wrongType("string"));
      case 't', 'f' -> Optional.of(wrongType("bool"));
      default -> Optional.of(wrongType("number"));
    };
  }

  private static String wrongType(String found) {
    return "json: cannot unmarshal " + found + " into Go value of type map[string]interface {}";
  }

  /** Reads one value; open objects and lists are counted, not recursed into. */
  private void value() throws Malformed {
    BitSet objects = new BitSet();
    int depth = 0;
    while (true) {
      skipSpace();
      int c = peek();
      if (c == '{' || c == '[') {
        if (depth == MAX_DEPTH) {
          throw new Malformed("exceeded max depth");
        }
        boolean object = c == '{';
        objects.set(depth++, object);
        at++;
        skipSpace();
        if (peek() == (object ? '}' : ']')) {
          at++;
          depth--;
        } else {
          if (object) {
            key();
          }
          continue;
        }
      } else {
        scalar();
      }
      depth = close(objects, depth);
      if (depth == 0) {
        return;
      }
    }
  }

  /** After a value: closes what ends here, and moves on to the next value if there is one. */
  private int close(BitSet objects, int depth) throws Malformed {
    int open = depth;
    while (open > 0) {
      boolean object = objects.get(open - 1);
      skipSpace();
      int c = peek();
      if (c == ',') {
        at++;
        if (object) {
          skipSpace();
          key();
        }
        return open;
      }
      if (c != (object ? '}' : ']')) {
        throw unexpected(object ? "after object key:value pair" : "after array element");
      }
      at++;
      open--;
    }
    return 0;
  }

  private void key() throws Malformed {
    if (peek() != '"') {
      throw unexpected("looking for beginning of object key string");
    }
    string();
    skipSpace();
    if (peek() != ':') {
      throw unexpected("after object key");
    }
    at++;
  }

  private void scalar() throws Malformed {
    int c = peek();
    switch (c) {
      case '"' -> string();
      case 't' -> literal("true");
      case 'f' -> literal("false");
      case 'n' -> literal("null");
      default -> {
        if (c != '-' && !isDigit(c)) {
          throw unexpected("looking for beginning of value");
        }
        number();
      }
    }
  }

  private void literal(String word) throws Malformed {
    for (int i = 0; i < word.length(); i++) {
      if (peek() != word.charAt(i)) {
        throw unexpected("in literal " + word + " (expecting '" + word.charAt(i) + "')");
      }
      at++;
    }
  }

  private void number() throws Malformed {
    if (peek() == '-') {
      at++;
    }
    if (peek() == '0') {
      at++;
    } else {
      digits("in numeric literal");
    }
    if (peek() == '.') {
      at++;
      digits("after decimal point in numeric literal");
    }
    if (peek() == 'e' || peek() == 'E') {
      at++;
      if (peek() == '+' || peek() == '-') {
        at++;
      }
      digits("in exponent of numeric literal");
    }
  }

  private void digits(String where) throws Malformed {
    if (!isDigit(peek())) {
      throw unexpected(where);
    }
    while (isDigit(peek())) {
      at++;
    }
  }

  private void string() throws Malformed {
    at++;
    while (peek() != '"') {
      int c = peek();
      if (c < 0x20) {
        throw unexpected("in string literal");
      }
      at++;
      if (c == '\\') {
        escape();
      }
    }
    at++;
  }

  private void escape() throws Malformed {
    int c = peek();
    if (c == END || "\"\\/bfnrtu".indexOf(c) < 0) {
      throw unexpected("in string escape code");
    }
    at++;
    if (c == 'u') {
      for (int i = 0; i < 4; i++) {
        if (Character.digit(peek(), 16) < 0) {
          throw unexpected("in \\u hexadecimal character escape");
        }
        at++;
      }
    }
  }

  private void skipSpace() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n') {
      at++;
    }
  }

  private int peek() {
    return at < text.length ? text[at] & 0xff : END;
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private Malformed unexpected(String where) {
    int c = peek();
    return new Malformed(
        c == END
            ? "unexpected end of JSON input"
            : "invalid character " + quoted((char) c) + " " + where);
  }

  private static String quoted(char c) {
    if (c == '\'') {
      return "'\\''";
    }
    if (c == '"') {
      return "'\"'";
    }
    String text = GoQuoting.quote(String.valueOf(c));
    return "'" + text.substring(1, text.length() - 1) + "'";
  }
}
