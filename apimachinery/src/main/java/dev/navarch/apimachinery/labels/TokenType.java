package dev.navarch.apimachinery.labels;

/** What a piece of selector text is. */
enum TokenType {
  /** A key or value; {@code in} and {@code notin} too, which only their place makes operators. */
  WORD,
  COMMA,
  OPEN,
  CLOSE,
  NOT,
  EQUALS,
  DOUBLE_EQUALS,
  NOT_EQUALS,
  GREATER_THAN,
  LESS_THAN,
  END
}
