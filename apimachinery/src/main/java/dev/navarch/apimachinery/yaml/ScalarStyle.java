package dev.navarch.apimachinery.yaml;

/** The forms in which a text is written. */
enum ScalarStyle {
  PLAIN,
  SINGLE_QUOTED,
  DOUBLE_QUOTED,
  LITERAL;

  /** Characters that mean something at the start of a text. */
  private static final String FIRST_INDICATORS = "#,[]{}&*!|>'\"%@`";

  /** The simplest form in which a text is read back as it is. */
  static ScalarStyle of(String text) {
    Marks marks = Marks.of(text);
    if (marks.hasSpecial) {
      return DOUBLE_QUOTED;
    }
    if (marks.hasBreak) {
      return marks.hasSpaceBeforeBreak || text.endsWith(" ") ? DOUBLE_QUOTED : LITERAL;
    }
    if (!ScalarResolver.staysText(text)) {
      return DOUBLE_QUOTED;
    }
    return marks.hasIndicator || text.startsWith(" ") || text.endsWith(" ") ? SINGLE_QUOTED : PLAIN;
  }

  /**
   * Whether a character may stand outside double quotes, line breaks apart.
   *
   * <p>Characters above U+FFFF may not, as in Kubernetes. Differs from Kubernetes: the separators
   * U+2028 and U+2029 may not either, because readers of YAML 1.1 and 1.2 disagree about them.
   */
  static boolean isPrintable(int c) {
    return (c >= ' ' && c <= '~')
        || (c >= 0xA0 && c <= 0xD7FF && c != 0x2028 && c != 0x2029)
        || (c >= 0xE000 && c <= 0xFFFD && c != 0xFEFF);
  }

  /** Whether YAML 1.1 takes a character for the end of a line. */
  static boolean isBreak(int c) {
    return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
  }

  /** What stands in a text. */
  private static final class Marks {
    private boolean hasSpecial;
    private boolean hasBreak;
    private boolean hasSpaceBeforeBreak;
    private boolean hasIndicator;

    private static Marks of(String text) {
      Marks marks = new Marks();
      marks.hasIndicator = text.startsWith("---") || text.startsWith("...");
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        char before = i == 0 ? ' ' : text.charAt(i - 1);
        char after = i + 1 == text.length() ? ' ' : text.charAt(i + 1);
        if (c == '\n') {
          marks.hasBreak = true;
          marks.hasSpaceBeforeBreak |= i > 0 && before == ' ';
        } else if (!isPrintable(c)) {
          marks.hasSpecial = true;
        }
        marks.hasIndicator |=
            switch (c) {
              case ':' -> after == ' ';
              case '#' -> before == ' ';
              case '?', '-' -> i == 0 && after == ' ';
              default -> i == 0 && FIRST_INDICATORS.indexOf(c) >= 0;
            };
      }
      return marks;
    }
  }
}
