package dev.navarch.codegen.generators.crd;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes YAML in block style, two spaces a level, in the order of the maps. Texts are quoted where
 * a reader of YAML 1.1 or 1.2 would take them for anything else, and long ones are folded.
 */
final class YamlText {
  private static final int WIDTH = 100;

  /** A text that takes more of a line than this is folded. */
  private static final int LONG = 80;

  /** Texts that are what they look like, unless they are one of the {@link #WORDS}. */
  private static final Pattern PLAIN =
      Pattern.compile(
          "(?:[A-Za-z_/]|\\.[A-Za-z])"
              + "(?:[A-Za-z0-9_./,()<=>+;'\"!&|?*%@$^\\[\\] -]*[A-Za-z0-9_./)'\"!?*\\]])?");

  /** What readers of YAML 1.1 take for truth values, null and numbers. */
  private static final Set<String> WORDS =
      Set.of("y", "n", "yes", "no", "on", "off", "true", "false", "null", ".inf", ".nan");

  private final StringBuilder out = new StringBuilder();

  private YamlText() {}

  /** A document of one map. */
  static String write(Map<String, ?> document) {
    YamlText text = new YamlText();
    text.map(document, 0);
    return text.out.toString();
  }

  private void map(Map<?, ?> map, int indent) {
    map.forEach((key, value) -> {
      out.append(" ".repeat(indent)).append(scalar((String) key)).append(':');
      value(value, indent);
    });
  }

  /** Writes a value behind its key or dash: on the same line, or from the next one on. */
  private void value(@Nullable Object value, int indent) {
    if (value instanceof Map<?, ?> map && !map.isEmpty()) {
      out.append('\n');
      map(map, indent + 2);
    } else if (value instanceof List<?> list && !list.isEmpty()) {
      out.append('\n');
      list(list, indent);
    } else if (value instanceof String text && isFolded(text, indent)) {
      out.append(" >-\n");
      fold(text, indent + 2);
    } else {
      out.append(' ').append(leaf(value)).append('\n');
    }
  }

  private void list(List<?> list, int indent) {
    for (Object item : list) {
      out.append(" ".repeat(indent)).append('-');
      if (item instanceof Map<?, ?> map && !map.isEmpty()) {
        int start = out.length();
        map(map, indent + 2);
        out.replace(start, start + indent + 2, " "); // the first entry stands behind the dash
      } else {
        value(item, item instanceof List<?> ? indent + 2 : indent);
      }
    }
  }

  /** Whether a text is long, and nothing but single spaces between words. */
  private static boolean isFolded(String text, int indent) {
    return text.length() + indent > LONG
        && text.indexOf(' ') > 0
        && !text.startsWith(" ")
        && !text.endsWith(" ")
        && !text.contains("  ")
        && text.chars().allMatch(YamlText::isPrintable);
  }

  private void fold(String text, int indent) {
    int column = 0;
    for (String word : text.split(" ", -1)) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        out.append('\n');
        column = 0;
      }
      String before = " ".repeat(column == 0 ? indent : 1);
      out.append(before).append(word);
      column += before.length() + word.length();
    }
    out.append('\n');
  }

  private static String leaf(@Nullable Object value) {
    if (value == null) {
      return "null";
    }
    return switch (value) {
      case String text -> scalar(text);
      case BigDecimal number -> number(number);
      case Map<?, ?> map -> "{}";
      case List<?> list -> "[]";
      default -> value.toString();
    };
  }

  /** A number that all readers take for one: whole numbers have no point, others no exponent. */
  private static String number(BigDecimal number) {
    BigDecimal shortest = number.stripTrailingZeros();
    return shortest.scale() < 0 ? shortest.toBigInteger().toString() : shortest.toPlainString();
  }

  /** A text on one line. */
  static String scalar(String text) {
    if (PLAIN.matcher(text).matches() && !WORDS.contains(text.toLowerCase(Locale.ROOT))) {
      return text;
    }
    return text.chars().allMatch(YamlText::isPrintable)
        ? "'" + text.replace("'", "''") + "'"
        : escaped(text);
  }

  /** Whether a character may stand in a file as it is: those that nobody sees may not. */
  private static boolean isPrintable(int c) {
    return c < 0x80
        ? c >= ' ' && c < 0x7f
        : switch (Character.getType(c)) {
          case Character.CONTROL,
              Character.FORMAT,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR,
              Character.SPACE_SEPARATOR,
              Character.SURROGATE,
              Character.PRIVATE_USE,
              Character.UNASSIGNED ->
              false;
          default -> true;
        };
  }

  private static String escaped(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints()
        .forEach(c -> {
          switch (c) {
            case '"', '\\' -> quoted.append('\\').append((char) c);
            case '\n' -> quoted.append("\\n");
            case '\t' -> quoted.append("\\t");
            default -> {
              if (isPrintable(c)) {
                quoted.appendCodePoint(c);
              } else if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                quoted.append("\\ufffd"); // half a character
              } else {
                quoted.append((c > 0xffff ? "\\U%08x" : "\\u%04x").formatted(c));
              }
            }
          }
        });
    return quoted.append('"').toString();
  }
}
