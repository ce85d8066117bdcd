package dev.navarch.codegen.generators;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON: maps, lists, texts, numbers, truth values and null, and text that is JSON already.
 */
final class JsonText {
  private JsonText() {}

  /** Text that is JSON already. */
  record Raw(String json) {}

  /**
   * Writes a value. Whole numbers have neither fraction nor exponent: readers of integers take no
   * others.
   */
  static String write(@Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case Raw raw -> raw.json();
      case String text -> quote(text);
      case BigDecimal number when JsonParser.isInteger(number) -> number.toBigInteger().toString();
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> quote((String) entry.getKey()) + ":" + write(entry.getValue()))
              .collect(Collectors.joining(",", "{", "}"));
      case List<?> list ->
          list.stream().map(JsonText::write).collect(Collectors.joining(",", "[", "]"));
      default -> value.toString();
    };
  }

  /** A text in quotes. Halves of characters are escaped, for no file could hold one alone. */
  static String quote(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        default -> {
          if (c < ' ' || Character.isSurrogate(c)) {
            quoted.append("\\u%04x".formatted((int) c));
          } else {
            quoted.append(c);
          }
        }
      }
    }
    return quoted.append('"').toString();
  }
}
