package dev.navarch.apimachinery.json;

import java.util.Optional;

/**
 * What Go says to a document that is no JSON. Clients and people know these words; the parser that
 * reads documents has others, so this looks again at those that it did not take.
 */
public final class GoJsonSyntax {
  private static final String END = "unexpected end of JSON input";

  private final byte[] json;
  private int at;

  private GoJsonSyntax(byte[] json) {
    this.json = json;
  }

  /** Found out: nothing can follow that makes it right. */
  private static final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    Problem(String message) {
      super(message, null, false, false);
    }
  }

  /** What is wrong with a document; empty if nothing is, as far as its form goes. */
  public static Optional<String> problem(byte[] json) {
    GoJsonSyntax reader = new GoJsonSyntax(json);
    try {
      reader.document();
      return Optional.empty();
    } catch (Problem e) {
      return Optional.ofNullable(e.getMessage());
    }
  }

  /** Goes through values with a stack of its own, so that depth costs no more than memory. */
  private void document() {
    StringBuilder open = new StringBuilder();
    value(open);
    while (!open.isEmpty()) {
      byte c = next();
      char inside = open.charAt(open.length() - 1);
      if (c == (inside == '{' ? '}' : ']')) {
        open.setLength(open.length() - 1);
      } else if (c == ',') {
        if (inside == '{') {
          key();
        }
        value(open);
      } else {
        throw unexpected(c, inside == '{' ? "after object key:value pair" : "after array element");
      }
    }
    skipSpace();
    if (at < json.length) {
      throw unexpected(json[at], "after top-level value");
    }
  }

  /** Reads a value; of one that has others inside, all that come first in it. */
  private void value(StringBuilder open) {
    while (opens(next(), open)) {
      if (open.charAt(open.length() - 1) == '{') {
        key();
      }
    }
  }

  /** Reads what begins with a byte; says whether something stands inside, which is to follow. */
  private boolean opens(byte c, StringBuilder open) {
    switch (c) {
      case '{', '[' -> {
        skipSpace();
        if (at < json.length && json[at] == (c == '{' ? '}' : ']')) {
          at++;
          return false;
        }
        open.append((char) c);
        return true;
      }
      case '"' -> string();
      case 't' -> literal("true");
      case 'f' -> literal("false");
      case 'n' -> literal("null");
      default -> {
        if (c != '-' && (c < '0' || c > '9')) {
          throw unexpected(c, "looking for beginning of value");
        }
        number(c);
      }
    }
    return false;
  }

  private void key() {
    byte c = next();
    if (c != '"') {
      throw unexpected(c, "looking for beginning of object key string");
    }
    string();
    byte colon = next();
    if (colon != ':') {
      throw unexpected(colon, "after object key");
    }
  }

  private void string() {
    while (true) {
      byte c = raw();
      if (c == '"') {
        return;
      }
      if (c >= 0 && c < ' ') {
        throw unexpected(c, "in string literal");
      }
      if (c == '\\') {
        byte escaped = raw();
        if (escaped == 'u') {
          for (int i = 0; i < 4; i++) {
            byte digit = raw();
            if (Character.digit(digit, 16) < 0) {
              throw unexpected(digit, "in \\u hexadecimal character escape");
            }
          }
        } else if ("\"\\/bfnrt".indexOf(escaped) < 0) {
          throw unexpected(escaped, "in string escape code");
        }
      }
    }
  }

  private void literal(String word) {
    for (int i = 1; i < word.length(); i++) {
      byte c = raw();
      if (c != word.charAt(i)) {
        throw unexpected(c, "in literal %s (expecting '%c')".formatted(word, word.charAt(i)));
      }
    }
  }

  private void number(byte first) {
    byte c = first;
    if (c == '-') {
      c = raw();
      if (c < '0' || c > '9') {
        throw unexpected(c, "in numeric literal");
      }
    }
    if (c != '0') {
      digits();
    }
    if (at < json.length && json[at] == '.') {
      at++;
      oneDigit("after decimal point in numeric literal");
      digits();
    }
    if (at < json.length && (json[at] == 'e' || json[at] == 'E')) {
      at++;
      if (at < json.length && (json[at] == '+' || json[at] == '-')) {
        at++;
      }
      oneDigit("in exponent of numeric literal");
      digits();
    }
  }

  private void oneDigit(String context) {
    byte c = raw();
    if (c < '0' || c > '9') {
      throw unexpected(c, context);
    }
  }

  private void digits() {
    while (at < json.length && json[at] >= '0' && json[at] <= '9') {
      at++;
    }
  }

  private byte next() {
    skipSpace();
    return raw();
  }

  private byte raw() {
    if (at >= json.length) {
      throw new Problem(END);
    }
    return json[at++];
  }

  private void skipSpace() {
    while (at < json.length
        && (json[at] == ' ' || json[at] == '\n' || json[at] == '\t' || json[at] == '\r')) {
      at++;
    }
  }

  private static Problem unexpected(byte c, String context) {
    return new Problem("invalid character %s %s".formatted(quoted(c & 0xff), context));
  }

  private static String quoted(int c) {
    if (c == '\'') {
      return "'\\''";
    }
    if (c == '"') {
      return "'\"'";
    }
    return switch (c) {
      case '\n' -> "'\\n'";
      case '\r' -> "'\\r'";
      case '\t' -> "'\\t'";
      case '\\' -> "'\\\\'";
      default ->
          c < ' ' || c == 0x7f ? "'\\x%02x'".formatted(c) : "'" + Character.toString(c) + "'";
    };
  }
}
