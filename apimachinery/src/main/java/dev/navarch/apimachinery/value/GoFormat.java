package dev.navarch.apimachinery.value;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Trees as Go prints them inside messages, such as {@code map[image:x ports:[80 81]]}. */
public final class GoFormat {
  private GoFormat() {}

  /** The form of {@code %v}. */
  public static String value(@Nullable Object tree) {
    return switch (tree) {
      case null -> "<nil>";
      case Double number -> GoFloat.general(number);
      case List<?> list -> {
        StringJoiner text = new StringJoiner(" ", "[", "]");
        list.forEach(item -> text.add(value(item)));
        yield text.toString();
      }
      case Map<?, ?> map -> {
        StringJoiner text = new StringJoiner(" ", "map[", "]");
        map.forEach((key, item) -> text.add(key + ":" + value(item)));
        yield text.toString();
      }
      default -> tree.toString();
    };
  }

  /** The form of {@code %T}: the name of the Go type that holds a value. */
  public static String type(@Nullable Object tree) {
    return switch (tree) {
      case null -> "<nil>";
      case String text -> "string";
      case Boolean flag -> "bool";
      case Double number -> "float64";
      case List<?> list -> "[]interface {}";
      case Map<?, ?> map -> "map[string]interface {}";
      default -> "int64";
    };
  }

  /** The form of {@code %s}, which shows its displeasure at numbers, flags and nothing at all. */
  public static String text(@Nullable Object tree) {
    return switch (tree) {
      case null -> "%!s(<nil>)";
      case String text -> text;
      case List<?> list -> value(list);
      case Map<?, ?> map -> value(map);
      default -> "%!s(" + type(tree) + "=" + value(tree) + ")";
    };
  }
}
