package dev.navarch.apimachinery.jsonpath;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** JSON values in the forms in which Go prints them. */
final class GoValue {
  private static final int LEAST_PLAIN_EXPONENT = -4;
  private static final int FIRST_LARGE_EXPONENT = 6;

  private GoValue() {}

  /** The form of {@code %v}. */
  static String text(@Nullable Object value) {
    return switch (value) {
      case null -> "<nil>";
      case Double number -> number(number);
      case List<?> list -> {
        StringJoiner text = new StringJoiner(" ", "[", "]");
        list.forEach(item -> text.add(text(item)));
        yield text.toString();
      }
      case Map<?, ?> map -> {
        StringJoiner text = new StringJoiner(" ", "map[", "]");
        map.forEach((key, item) -> text.add(key + ":" + text(item)));
        yield text.toString();
      }
      default -> value.toString();
    };
  }

  /** The name of the Go type that holds a value. */
  static String type(@Nullable Object value) {
    return switch (value) {
      case null -> "<nil>";
      case String s -> "string";
      case Boolean b -> "bool";
      case Double d -> "float64";
      case List<?> l -> "[]interface {}";
      case Map<?, ?> m -> "map[string]interface {}";
      default -> "int64";
    };
  }

  /** A character as {@code U+0026 '&'}; without the picture where it cannot be printed. */
  static String codePoint(int c) {
    String code = "U+%04X".formatted(c);
    boolean printable =
        switch (Character.getType(c)) {
          case Character.CONTROL,
              Character.FORMAT,
              Character.SURROGATE,
              Character.PRIVATE_USE,
              Character.UNASSIGNED,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR ->
              false;
          case Character.SPACE_SEPARATOR -> c == ' ';
          default -> true;
        };
    return printable ? code + " '" + Character.toString(c) + "'" : code;
  }

  private static String number(double value) {
    if (value == 0) {
      return 1 / value < 0 ? "-0" : "0";
    }
    BigDecimal digits = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    int exponent = digits.precision() - digits.scale() - 1;
    if (exponent >= LEAST_PLAIN_EXPONENT && exponent < FIRST_LARGE_EXPONENT) {
      return digits.toPlainString();
    }
    int power = Math.abs(exponent);
    return digits.movePointLeft(exponent).toPlainString()
        + (exponent < 0 ? "e-" : "e+")
        + (power < 10 ? "0" : "")
        + power;
  }
}
