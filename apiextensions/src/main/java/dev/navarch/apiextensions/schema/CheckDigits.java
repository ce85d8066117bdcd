package dev.navarch.apiextensions.schema;

/** Numbers whose last digit checks the others. */
final class CheckDigits {
  private CheckDigits() {}

  static boolean isIsbn10(String text) {
    String digits = withoutSpacing(text);
    if (digits.length() != 10) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      char c = digits.charAt(i);
      if (!Formats.isDigit(c) && !(i == 9 && c == 'X')) {
        return false;
      }
      sum += (i + 1) * (c == 'X' ? 10 : c - '0');
    }
    return sum % 11 == 0;
  }

  static boolean isIsbn13(String text) {
    String digits = withoutSpacing(text);
    if (digits.length() != 13 || !digits.chars().allMatch(Formats::isDigit)) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < 13; i++) {
      sum += (i % 2 == 0 ? 1 : 3) * (digits.charAt(i) - '0');
    }
    return sum % 10 == 0;
  }

  private static String withoutSpacing(String text) {
    StringBuilder out = new StringBuilder();
    text.chars()
        .filter(c -> c != '-' && " \t\n\r\f".indexOf(c) < 0)
        .forEach(c -> out.append((char) c));
    return out.toString();
  }

  /** A number of one of the large issuers; anything between the digits is passed over. */
  static boolean isCreditCard(String text) {
    StringBuilder digits = new StringBuilder();
    text.chars().filter(Formats::isDigit).forEach(c -> digits.append((char) c));
    return isIssued(digits.toString()) && isLuhn(digits);
  }

  private static boolean isIssued(String digits) {
    int length = digits.length();
    if (length < 13) {
      return false;
    }
    int two = Integer.parseInt(digits.substring(0, 2));
    int three = Integer.parseInt(digits.substring(0, 3));
    int four = Integer.parseInt(digits.substring(0, 4));
    return switch (length) {
      case 13 -> two / 10 == 4;
      case 14 -> (three >= 300 && three <= 305) || two == 36 || two == 38;
      case 15 -> two == 34 || two == 37 || four == 2131 || four == 1800;
      case 16 ->
          two / 10 == 4
              || (two >= 51 && two <= 55)
              || (four >= 2221 && four <= 2720)
              || four == 6011
              || two == 65
              || two == 35;
      default -> false;
    };
  }

  private static boolean isLuhn(CharSequence digits) {
    int sum = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(digits.length() - 1 - i) - '0';
      int weighted = i % 2 == 0 ? digit : 2 * digit;
      sum += weighted > 9 ? weighted - 9 : weighted;
    }
    return sum % 10 == 0;
  }
}
