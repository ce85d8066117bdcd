package dev.navarch.apimachinery.jsonpath;

import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.value.GoFormat;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** The operators of filters. Only values of one type compare: a whole number is no fraction. */
final class Comparison {
  private Comparison() {}

  static boolean holds(@Nullable Object left, String operator, @Nullable Object right) {
    return switch (operator) {
      case "==" -> equal(left, right);
      case "!=" -> !equal(left, right);
      case "<" -> order(left, right) < 0;
      case "<=" -> order(left, right) <= 0;
      case ">" -> order(left, right) > 0;
      case ">=" -> order(left, right) >= 0;
      case "=~" -> matches(left, right);
      default -> throw new JsonPathException("unrecognized filter operator " + operator);
    };
  }

  private static boolean equal(@Nullable Object left, @Nullable Object right) {
    if (isScalar(left) && isScalar(right) && left instanceof Boolean) {
      requireSameType(left, right);
      return left.equals(right);
    }
    return order(left, right) == 0;
  }

  private static int order(@Nullable Object left, @Nullable Object right) {
    if (left == null || right == null || !isScalar(left) || !isScalar(right)) {
      throw new JsonPathException("invalid type for comparison");
    }
    requireSameType(left, right);
    return switch (left) {
      case Long number -> number.compareTo((Long) right);
      // Adding 0 makes the two zeros one.
      case Double number -> Double.compare(number + 0.0, (Double) right + 0.0);
      case String text -> Utf8Order.compare(text, (String) right);
      default -> throw new JsonPathException("invalid type for comparison");
    };
  }

  private static void requireSameType(@Nullable Object left, @Nullable Object right) {
    if (left == null || right == null || left.getClass() != right.getClass()) {
      throw new JsonPathException("incompatible types for comparison");
    }
  }

  private static boolean isScalar(@Nullable Object value) {
    return value instanceof Long
        || value instanceof Double
        || value instanceof String
        || value instanceof Boolean;
  }

  /**
   * Whether a pattern is found in a text.
   *
   * <p>Differs from Kubernetes: patterns are those of Java, and a search that takes too many steps
   * is an error, because Java's may otherwise take for ever.
   */
  private static boolean matches(@Nullable Object left, @Nullable Object right) {
    if (!(left instanceof String text) || !(right instanceof String pattern)) {
      throw new JsonPathException(
          "regexp search only support string now but getting pattern: %s, data: %s"
              .formatted(GoFormat.value(right), GoFormat.value(left)));
    }
    try {
      return Pattern.compile(pattern).matcher(new PatientText(text)).find();
    } catch (PatternSyntaxException e) {
      throw new JsonPathException(
          "error parsing regexp: %s: `%s`".formatted(e.getDescription(), pattern));
    } catch (StackOverflowError e) {
      throw new JsonPathException("regexp search takes too many steps");
    }
  }
}
