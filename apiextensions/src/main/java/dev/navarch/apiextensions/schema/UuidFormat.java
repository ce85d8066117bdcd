package dev.navarch.apiextensions.schema;

/** UUIDs in any case, with or without each dash. */
final class UuidFormat {
  private static final int[] GROUPS = {8, 4, 4, 4, 12};

  private UuidFormat() {}

  /**
   * Whether a text is a UUID of a version; the character 0 stands for any version. Versions 4 and 5
   * also tell the variant.
   */
  static boolean isUuid(String text, char version) {
    int at = 0;
    StringBuilder digits = new StringBuilder(32);
    for (int group : GROUPS) {
      if (at > 0 && at < text.length() && text.charAt(at) == '-') {
        at++;
      }
      if (at + group > text.length() || !Formats.isHex(text.substring(at, at + group))) {
        return false;
      }
      digits.append(text, at, at + group);
      at += group;
    }
    boolean variant = version < '4' || "89abAB".indexOf(digits.charAt(16)) >= 0;
    return at == text.length() && (version == 0 || (digits.charAt(12) == version && variant));
  }
}
