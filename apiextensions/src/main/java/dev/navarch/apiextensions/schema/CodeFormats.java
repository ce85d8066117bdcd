package dev.navarch.apiextensions.schema;

/** Short codes: colours, social security numbers, base64. */
final class CodeFormats {
  private CodeFormats() {}

  /** Three, two and four digits with a dash or a blank between them. */
  static boolean isSsn(String text) {
    if (text.length() != 11) {
      return false;
    }
    for (int i = 0; i < 11; i++) {
      char c = text.charAt(i);
      boolean between = i == 3 || i == 6;
      if (between ? c != '-' && c != ' ' : !Formats.isDigit(c)) {
        return false;
      }
    }
    return true;
  }

  static boolean isHexColor(String text) {
    String digits = text.startsWith("#") ? text.substring(1) : text;
    return (digits.length() == 3 || digits.length() == 6) && Formats.isHex(digits);
  }

  static boolean isRgbColor(String text) {
    if (!text.startsWith("rgb(") || !text.endsWith(")")) {
      return false;
    }
    String[] parts = text.substring(4, text.length() - 1).split(",", -1);
    if (parts.length != 3) {
      return false;
    }
    for (String part : parts) {
      String number = trimmed(part);
      boolean digits =
          !number.isEmpty() && number.length() <= 3 && number.chars().allMatch(Formats::isDigit);
      if (!digits
          || Integer.parseInt(number) > 255
          || (number.length() > 1 && number.charAt(0) == '0')) {
        return false;
      }
    }
    return true;
  }

  private static String trimmed(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && " \t\n\r\f".indexOf(text.charAt(from)) >= 0) {
      from++;
    }
    while (to > from && " \t\n\r\f".indexOf(text.charAt(to - 1)) >= 0) {
      to--;
    }
    return text.substring(from, to);
  }

  /** Padded base64 of at least one byte. */
  static boolean isBase64(String text) {
    int length = text.length();
    if (length == 0 || length % 4 != 0) {
      return false;
    }
    int padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
    for (int i = 0; i < length - padding; i++) {
      char c = text.charAt(i);
      if (!Formats.isAsciiLetter(c) && !Formats.isDigit(c) && c != '+' && c != '/') {
        return false;
      }
    }
    return true;
  }
}
