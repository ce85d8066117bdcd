package dev.navarch.apimachinery.labels;

/** Cuts selector text into tokens, one at a time. White space only separates words. */
final class SelectorLexer {

  private static final SelectorToken END = new SelectorToken(TokenType.END, "");

  private final String text;
  private int pos;

  SelectorLexer(String text) {
    this.text = text;
  }

  /** After the end of the text every further token is the end again. */
  SelectorToken next() {
    while (pos < text.length() && isSpace(text.charAt(pos))) {
      pos++;
    }
    return pos == text.length()
        ? END
        : switch (text.charAt(pos)) {
          case ',' -> mark(TokenType.COMMA, ",");
          case '(' -> mark(TokenType.OPEN, "(");
          case ')' -> mark(TokenType.CLOSE, ")");
          case '>' -> mark(TokenType.GREATER_THAN, ">");
          case '<' -> mark(TokenType.LESS_THAN, "<");
          case '!' -> equalsFollows() ? mark(TokenType.NOT_EQUALS, "!=") : mark(TokenType.NOT, "!");
          case '=' ->
              equalsFollows() ? mark(TokenType.DOUBLE_EQUALS, "==") : mark(TokenType.EQUALS, "=");
          default -> word();
        };
  }

  private boolean equalsFollows() {
    return pos + 1 < text.length() && text.charAt(pos + 1) == '=';
  }

  private SelectorToken mark(TokenType type, String literal) {
    pos += literal.length();
    return new SelectorToken(type, literal);
  }

  private SelectorToken word() {
    int start = pos;
    while (pos < text.length() && !isSpace(text.charAt(pos)) && !isMark(text.charAt(pos))) {
      pos++;
    }
    return new SelectorToken(TokenType.WORD, text.substring(start, pos));
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
  }

  private static boolean isMark(char c) {
    return "=!(),><".indexOf(c) >= 0;
  }
}
