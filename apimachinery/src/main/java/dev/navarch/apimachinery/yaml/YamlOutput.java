package dev.navarch.apimachinery.yaml;

import java.nio.charset.StandardCharsets;

/**
 * The page that a document is written on: knows its column and whether a token may follow where it
 * stands. Lines are broken at the first single space beyond {@link #WIDTH} columns, in texts that
 * allow it.
 */
final class YamlOutput {
  private static final int WIDTH = 80;
  private static final String HEX = "0123456789ABCDEF";

  private final StringBuilder out = new StringBuilder(1024);
  private int column;

  /** Nothing but white space and openers of block collections stand in the line. */
  private boolean atIndention = true;

  /** The last character separates tokens. */
  private boolean afterSpace = true;

  byte[] toByteArray() {
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  boolean isAtIndention() {
    return atIndention;
  }

  private void put(int c) {
    out.appendCodePoint(c);
    column++;
  }

  private void lineBreak() {
    out.append('\n');
    column = 0;
  }

  /** Moves to a column, in this line if nothing stands there yet. */
  void indent(int to) {
    if (!atIndention || column > to || (column == to && !afterSpace)) {
      lineBreak();
    }
    while (column < to) {
      put(' ');
    }
    afterSpace = true;
    atIndention = true;
  }

  /** Writes an indicator behind which the line is still open for a nested block. */
  void opener(char indicator) {
    space();
    put(indicator);
  }

  /** Writes a colon directly behind a key. */
  void colon() {
    put(':');
    token();
  }

  /** Writes a token that needs no quotes and is never broken. */
  void word(String word) {
    space();
    word.codePoints().forEach(this::put);
    token();
  }

  private void space() {
    if (!afterSpace) {
      put(' ');
    }
    afterSpace = false;
  }

  private void token() {
    afterSpace = false;
    atIndention = false;
  }

  // ---- texts

  /**
   * Writes a text without quotes; {@code indent} is where its further lines begin, below 0 for
   * none.
   */
  void plain(String text, int indent) {
    space();
    body(text, indent, false);
    token();
  }

  /** Writes a text in single quotes. */
  void singleQuoted(String text, int indent) {
    space();
    put('\'');
    body(text, indent, true);
    put('\'');
    token();
  }

  private void body(String text, int indent, boolean doublesQuotes) {
    boolean afterBlank = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ' ' && isFoldable(text, i, indent, afterBlank) && text.charAt(i + 1) != ' ') {
        fold(indent);
      } else {
        if (c == '\'' && doublesQuotes) {
          put(c);
        }
        put(c);
      }
      afterBlank = c == ' ';
    }
  }

  private boolean isFoldable(String text, int at, int indent, boolean afterBlank) {
    return indent >= 0 && !afterBlank && column > WIDTH && at > 0 && at < text.length() - 1;
  }

  private void fold(int indent) {
    atIndention = false;
    indent(indent);
  }

  /** Writes a text in double quotes, with escapes where needed. */
  void doubleQuoted(String text, int indent) {
    space();
    put('"');
    boolean afterBlank = false;
    boolean escapesAll = text.startsWith("\uFEFF"); // no need, but Kubernetes does
    int length = text.length();
    for (int i = 0, c; i < length; i += Character.charCount(c)) {
      c = text.codePointAt(i);
      if (escapesAll || c == '"' || c == '\\' || !ScalarStyle.isPrintable(c)) {
        escape(c);
      } else if (c == ' ' && isFoldable(text, i, indent, afterBlank)) {
        fold(indent);
        if (text.charAt(i + 1) == ' ') {
          put('\\');
        }
      } else {
        put(c);
      }
      afterBlank = c == ' ';
    }
    put('"');
    token();
  }

  private void escape(int c) {
    char letter =
        switch (c) {
          case 0 -> '0';
          case 7 -> 'a';
          case '\b' -> 'b';
          case '\t' -> 't';
          case '\n' -> 'n';
          case 0x0B -> 'v';
          case '\f' -> 'f';
          case '\r' -> 'r';
          case 0x1B -> 'e';
          case '"', '\\' -> (char) c;
          case 0x85 -> 'N';
          case 0xA0 -> '_';
          default -> c <= 0xFF ? 'x' : c <= 0xFFFF ? 'u' : 'U';
        };
    put('\\');
    put(letter);
    int digits = letter == 'x' ? 2 : letter == 'u' ? 4 : letter == 'U' ? 8 : 0;
    for (int i = digits - 1; i >= 0; i--) {
      put(HEX.charAt(c >> (4 * i) & 15));
    }
  }

  /** Writes a text as it is, line by line. */
  void literal(String text, int indent) {
    space();
    put('|');
    if (text.charAt(0) == ' ' || text.charAt(0) == '\n') {
      put('2'); // the reader cannot guess the indention from the first line
    }
    if (!text.endsWith("\n")) {
      put('-');
    } else if (text.equals("\n") || text.endsWith("\n\n")) {
      put('+');
    }
    lineBreak();
    atIndention = true;
    afterSpace = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        lineBreak();
        atIndention = true;
      } else {
        if (column == 0) {
          indent(indent);
        }
        put(c);
        atIndention = false;
      }
    }
  }
}
