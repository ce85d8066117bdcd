package dev.navarch.apiextensions.schema;

import java.nio.charset.StandardCharsets;

/**
 * Host names: one label, or labels with dots between them. Letters and symbols of all scripts are
 * allowed. The last of several labels has two characters at least and no two dashes in a row.
 */
final class HostnameFormat {
  private HostnameFormat() {}

  static boolean isHostname(String text) {
    String[] labels = text.split("\\.", -1);
    for (String label : labels) {
      if (label.getBytes(StandardCharsets.UTF_8).length > 63) {
        return false;
      }
    }
    if (text.getBytes(StandardCharsets.UTF_8).length > 255) {
      return false;
    }
    if (labels.length == 1) {
      return isOnlyLabel(text.codePoints().toArray());
    }
    for (int i = 0; i < labels.length - 1; i++) {
      if (!isInnerLabel(labels[i].codePoints().toArray())) {
        return false;
      }
    }
    return isLastLabel(labels[labels.length - 1].codePoints().toArray());
  }

  /** A character, and then characters of which the first may have a dash before it. */
  private static boolean isOnlyLabel(int[] label) {
    for (int i = 0; i < label.length; i++) {
      if (!isNameCharacter(label[i]) && !(i == 1 && label[i] == '-')) {
        return false;
      }
    }
    return label.length > 0;
  }

  private static boolean isInnerLabel(int[] label) {
    for (int i = 0; i < label.length; i++) {
      boolean edge = i == 0 || i == label.length - 1;
      if (!isNameCharacter(label[i]) && (edge || label[i] != '-')) {
        return false;
      }
    }
    return label.length > 0;
  }

  private static boolean isLastLabel(int[] label) {
    int characters = 0;
    for (int i = 0; i < label.length; i++) {
      if (isNameCharacter(label[i])) {
        characters++;
      } else if (label[i] != '-' || i == 0 || label[i - 1] == '-' || i == label.length - 1) {
        return false;
      }
    }
    return characters > 1;
  }

  private static boolean isNameCharacter(int c) {
    if (c < 0x80) {
      return Formats.isAsciiLetter(c) || Formats.isDigit(c) || "$+<=>^`|~".indexOf(c) >= 0;
    }
    return switch (Character.getType(c)) {
      case Character.MATH_SYMBOL,
          Character.CURRENCY_SYMBOL,
          Character.MODIFIER_SYMBOL,
          Character.OTHER_SYMBOL ->
          true;
      default -> Character.isLetter(c);
    };
  }
}
