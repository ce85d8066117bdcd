package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.value.GoQuoting;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Values as Go's {@code %#v} shows them, for messages that people look up: what a template that was
 * never rendered leads to, say.
 */
final class GoSyntax {
  /** Longer values are cut: a message is for a person. */
  private static final int LONGEST = 512;

  private GoSyntax() {}

  static String of(@Nullable Object value) {
    StringBuilder out = new StringBuilder();
    print(value, out);
    return out.length() > LONGEST ? out.substring(0, LONGEST) + "..." : out.toString();
  }

  private static void print(@Nullable Object value, StringBuilder out) {
    if (out.length() > LONGEST) {
      return;
    }
    switch (value) {
      case null -> out.append("interface {}(nil)");
      case String text -> out.append(GoQuoting.quote(text));
      case Double number -> out.append(FloatText.general(number));
      case List<?> list -> {
        out.append("[]interface {}{");
        String separator = "";
        for (@Nullable Object item : list) {
          out.append(separator);
          print(item, out);
          separator = ", ";
        }
        out.append('}');
      }
      case Map<?, ?> map -> {
        out.append("map[interface {}]interface {}{");
        String separator = "";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          out.append(separator);
          print(entry.getKey(), out);
          out.append(':');
          print(entry.getValue(), out);
          separator = ", ";
        }
        out.append('}');
      }
      default -> out.append(value);
    }
  }
}
