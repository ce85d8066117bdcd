package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldPath;
import org.jspecify.annotations.Nullable;

/**
 * The path that a rule pins its error on: fields after points or as quoted texts in brackets, such
 * as {@code .spec['my-field']}, from the place of the rule on.
 */
final class RuleFieldPath {
  private RuleFieldPath() {}

  /** Reads a path; null if it does not lead to a field of the schema. */
  static @Nullable FieldPath parse(String text, StructuralSchema schema) {
    FieldPath path = FieldPath.ROOT;
    @Nullable StructuralSchema at = schema;
    int next = 0;
    while (next < text.length()) {
      String name;
      if (text.charAt(next) == '.') {
        int end = next + 1;
        while (end < text.length() && ".[]".indexOf(text.charAt(end)) < 0) {
          end++;
        }
        name = text.substring(next + 1, end);
        next = end;
      } else {
        int end = closing(text, next);
        name = end < 0 ? null : unquote(text.substring(next + 2, end));
        next = end + 2;
      }
      if (name == null || name.isEmpty() || at == null) {
        return null;
      }
      if (!at.properties().isEmpty()) {
        path = path.child(name);
        at = at.properties().get(name);
      } else {
        path = path.key(name);
        at = at.additionalSchema();
      }
      if (at == null) {
        return null;
      }
    }
    return path;
  }

  /** The place of the quote that ends {@code ['…']}; negative if there is none. */
  private static int closing(String text, int open) {
    if (!text.startsWith("['", open)) {
      return -1;
    }
    int end = open + 2;
    while (end < text.length() && text.charAt(end) != '\'') {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    return text.startsWith("']", end) ? end : -1;
  }

  private static @Nullable String unquote(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      int escape = "abfnrtv'\\".indexOf(text.charAt(++i));
      if (escape < 0) {
        return null;
      }
      out.append("\u0007\b\f\n\r\t\u000b'\\".charAt(escape));
    }
    return out.toString();
  }
}
