package dev.navarch.apiextensions.cel;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How expressions write the names of fields. A name becomes an identifier by escapes such as {@code
 * __dot__} for what identifiers cannot hold; a name with anything else in it cannot be written.
 */
final class FieldNames {
  private static final Set<String> RESERVED =
      Set.of(
          "true",
          "false",
          "null",
          "in",
          "as",
          "break",
          "const",
          "continue",
          "else",
          "for",
          "function",
          "if",
          "import",
          "let",
          "loop",
          "package",
          "namespace",
          "return",
          "var",
          "void",
          "while");
  private static final Map<String, String> ESCAPES =
      Map.of("underscores", "__", "dot", ".", "dash", "-", "slash", "/");

  private FieldNames() {}

  /** The identifier for a field; null where the name cannot be written. */
  static @Nullable String escape(String name) {
    if (name.isEmpty() || isDigit(name.charAt(0))) {
      return null;
    }
    if (RESERVED.contains(name)) {
      return "__" + name + "__";
    }
    StringBuilder out = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '_' && i + 1 < name.length() && name.charAt(i + 1) == '_') {
        out.append("__underscores__");
        i++;
      } else if (c == '.') {
        out.append("__dot__");
      } else if (c == '-') {
        out.append("__dash__");
      } else if (c == '/') {
        out.append("__slash__");
      } else if (c == '_' || isDigit(c) || (c < 128 && Character.isLetter(c))) {
        out.append(c);
      } else {
        return null;
      }
    }
    return out.toString();
  }

  /** The field that an identifier stands for; null where it holds an unknown escape. */
  static @Nullable String unescape(String identifier) {
    if (!identifier.contains("__")) {
      return identifier;
    }
    StringBuilder out = new StringBuilder(identifier.length());
    int at = 0;
    while (at < identifier.length()) {
      int end = at + 2;
      while (end < identifier.length() && identifier.charAt(end) != '_') {
        end++;
      }
      boolean escape =
          identifier.startsWith("__", at) && end > at + 2 && identifier.startsWith("__", end);
      if (!escape) {
        out.append(identifier.charAt(at++));
        continue;
      }
      String word = identifier.substring(at + 2, end);
      String plain = ESCAPES.get(word);
      if (plain == null && !(RESERVED.contains(word) && word.length() + 4 == identifier.length())) {
        return null;
      }
      out.append(plain == null ? word : plain);
      at = end + 2;
    }
    return out.toString();
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
