package dev.navarch.apimachinery.jsonpath;

/** Single characters in the form in which Go prints them. */
final class CodePointText {
  private CodePointText() {}

  /** A character as {@code U+0026 '&'}; without the picture where it cannot be printed. */
  static String of(int c) {
    String code = "U+%04X".formatted(c);
    boolean printable =
        switch (Character.getType(c)) {
          case Character.CONTROL,
              Character.FORMAT,
              Character.SURROGATE,
              Character.PRIVATE_USE,
              Character.UNASSIGNED,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR ->
              false;
          case Character.SPACE_SEPARATOR -> c == ' ';
          default -> true;
        };
    return printable ? code + " '" + Character.toString(c) + "'" : code;
  }
}
