package dev.navarch.codegen.generators;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes JSON: maps, lists, texts, numbers and truth values, and text that is JSON already. */
final class JsonText {
  private JsonText() {}

  /** Text that is JSON already. */
  record Raw(String json) {}

  static String write(Object value) {
    return switch (value) {
      case Raw raw -> raw.json();
      case String text -> quote(text);
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> quote((String) entry.getKey()) + ":" + write(entry.getValue()))
              .collect(Collectors.joining(",", "{", "}"));
      case List<?> list ->
          list.stream().map(JsonText::write).collect(Collectors.joining(",", "[", "]"));
      default -> value.toString();
    };
  }

  static String quote(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        default -> {
          if (c < ' ') {
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
