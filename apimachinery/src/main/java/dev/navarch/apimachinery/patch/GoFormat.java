package dev.navarch.apimachinery.patch;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Trees as Go prints them inside messages, such as {@code map[image:x ports:[80 81]]}. */
public final class GoFormat {
  /** Beyond these powers of ten Go prints an exponent. */
  private static final int LEAST_PLAIN_EXPONENT = -4;

  private static final int FIRST_LARGE_EXPONENT = 6;

  private GoFormat() {}

  /** The form of {@code %v}. */
  public static String value(@Nullable Object tree) {
    return switch (tree) {
      case null -> "<nil>";
      case Map<?, ?> object ->
          object.entrySet().stream()
              .map(entry -> entry.getKey() + ":" + value(entry.getValue()))
              .collect(Collectors.joining(" ", "map[", "]"));
      case List<?> array ->
          array.stream().map(GoFormat::value).collect(Collectors.joining(" ", "[", "]"));
      case Double number -> number(number);
      default -> tree.toString();
    };
  }

  /** The form of {@code %s}, which shows its displeasure at anything but text. */
  static String text(@Nullable Object tree) {
    JsonKind kind = JsonKind.of(tree);
    return switch (kind) {
      case NULL -> kind.goName();
      case INTEGER, FLOAT, BOOL -> "%!s(" + kind.goName() + "=" + value(tree) + ")";
      case OBJECT, ARRAY, STRING -> value(tree);
    };
  }

  private static String number(double number) {
    if (number == 0) {
      return 1 / number < 0 ? "-0" : "0";
    }
    BigDecimal exact = new BigDecimal(Double.toString(number)).stripTrailingZeros();
    int exponent = exact.precision() - exact.scale() - 1;
    if (exponent >= LEAST_PLAIN_EXPONENT && exponent < FIRST_LARGE_EXPONENT) {
      return exact.toPlainString();
    }
    BigDecimal mantissa = exact.movePointLeft(exponent);
    String sign = exponent < 0 ? "-" : "+";
    int power = Math.abs(exponent);
    return mantissa.toPlainString() + "e" + sign + (power < 10 ? "0" : "") + power;
  }
}
