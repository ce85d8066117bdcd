package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.GoFormat;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Values in the forms in which Go prints them inside Kubernetes' messages. */
final class GoText {
  private GoText() {}

  /** The form inside a path: texts quoted. */
  static String inPath(@Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case String text -> GoQuoting.quote(text);
      case List<?> list -> {
        StringJoiner text = new StringJoiner(",", "[", "]");
        list.forEach(item -> text.add(inPath(item)));
        yield text.toString();
      }
      case StringMap<?> map -> {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < map.size(); i++) {
          text.append(map.keyAt(i)).append('=').append(inPath(map.valueAt(i)));
        }
        yield text.toString();
      }
      default -> GoFormat.value(value);
    };
  }

  /** What {@code %v} prints for a value in its wrapper, such as {@code &{[x]}}. */
  static String wrapped(@Nullable Object value) {
    return "&{" + GoFormat.value(value) + "}";
  }

  /** What {@code %#v} prints for a value in its wrapper. */
  static String wrappedSource(@Nullable Object value) {
    return "&value.valueUnstructured{Value:" + source(value) + "}";
  }

  private static String source(@Nullable Object value) {
    return switch (value) {
      case null -> "interface {}(nil)";
      case String text -> GoQuoting.quote(text);
      case List<?> list -> {
        StringJoiner text = new StringJoiner(", ", "[]interface {}{", "}");
        list.forEach(item -> text.add(source(item)));
        yield text.toString();
      }
      case StringMap<?> map -> {
        StringJoiner text = new StringJoiner(", ", "map[string]interface {}{", "}");
        map.forEach((key, item) -> text.add(GoQuoting.quote(key) + ":" + source(item)));
        yield text.toString();
      }
      default -> GoFormat.value(value);
    };
  }
}
