package dev.navarch.apimachinery.fields;

/** Values inside field selectors: backslash, comma and equals sign stand behind a backslash. */
public final class FieldValueEscaping {

  private FieldValueEscaping() {}

  public static String escape(String value) {
    StringBuilder out = new StringBuilder(value.length() + 4);
    for (int i = 0; i < value.length(); i++) {
      if (isSpecial(value.charAt(i))) {
        out.append('\\');
      }
      out.append(value.charAt(i));
    }
    return out.toString();
  }

  /**
   * @throws FieldSelectorException for a special character on its own, or another one escaped
   */
  public static String unescape(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
        if (i == text.length() || !isSpecial(text.charAt(i))) {
          throw new FieldSelectorException(
              "invalid field selector: invalid escape sequence: \\" + characterAt(text, i));
        }
      } else if (isSpecial(c)) {
        // Kubernetes names the character by its number.
        throw new FieldSelectorException(
            "invalid field selector: unescaped character in value: " + (int) c);
      }
      out.append(text.charAt(i));
    }
    return out.toString();
  }

  private static boolean isSpecial(char c) {
    return c == '\\' || c == ',' || c == '=';
  }

  private static String characterAt(String text, int index) {
    return index < text.length() ? Character.toString(text.codePointAt(index)) : "";
  }
}
