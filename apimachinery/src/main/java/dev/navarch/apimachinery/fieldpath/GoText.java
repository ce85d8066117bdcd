package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.GoQuoting;
import java.math.BigDecimal;
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
      default -> plain(value);
    };
  }

  /** What {@code %v} prints for a value in its wrapper, such as {@code &{[x]}}. */
  static String wrapped(@Nullable Object value) {
    return "&{" + plain(value) + "}";
  }

  /** What {@code %#v} prints for a value in its wrapper. */
  static String wrappedSource(@Nullable Object value) {
    return "&value.valueUnstructured{Value:" + source(value) + "}";
  }

  /** The name of the Go type that holds a value. */
  static String type(@Nullable Object value) {
    return switch (value) {
      case null -> "<nil>";
      case String s -> "string";
      case Boolean b -> "bool";
      case Double d -> "float64";
      case List<?> l -> "[]interface {}";
      case StringMap<?> m -> "map[string]interface {}";
      default -> "int64";
    };
  }

  private static String plain(@Nullable Object value) {
    return switch (value) {
      case null -> "<nil>";
      case Double number -> number(number);
      case List<?> list -> {
        StringJoiner text = new StringJoiner(" ", "[", "]");
        list.forEach(item -> text.add(plain(item)));
        yield text.toString();
      }
      case StringMap<?> map -> {
        StringJoiner text = new StringJoiner(" ", "map[", "]");
        map.forEach((key, item) -> text.add(key + ":" + plain(item)));
        yield text.toString();
      }
      default -> value.toString();
    };
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
      default -> plain(value);
    };
  }

  /** The shortest digits, with an exponent below 1e-4 and from a million on. */
  private static String number(double value) {
    if (value == 0) {
      return "0";
    }
    BigDecimal digits = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    int exponent = digits.precision() - digits.scale() - 1;
    if (exponent >= -4 && exponent < 6) {
      return digits.toPlainString();
    }
    String unscaled = digits.unscaledValue().abs().toString();
    String sign = exponent < 0 ? "e-" : "e+";
    return (value < 0 ? "-" : "")
        + unscaled.charAt(0)
        + (unscaled.length() > 1 ? "." + unscaled.substring(1) : "")
        + sign
        + (Math.abs(exponent) < 10 ? "0" : "")
        + Math.abs(exponent);
  }
}
