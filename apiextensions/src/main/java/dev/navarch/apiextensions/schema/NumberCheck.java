package dev.navarch.apiextensions.schema;

import java.math.BigDecimal;
import java.util.function.BiConsumer;

/**
 * Checks numbers against their type's range and against limits.
 *
 * <p>A limit that the type itself cannot hold, such as 1.5 for integers, is an error of its own and
 * is then compared as a number of any kind.
 */
final class NumberCheck {
  /** Takes the errors: those of a value, which it is told, and those of no value. */
  interface Report {
    void invalid(Number value, String message);

    void outOfRange(String message);
  }

  private final Place place;
  private final String type;
  private final String format;
  private final Report report;

  NumberCheck(Place place, String type, String format, Report report) {
    this.place = place;
    this.type = type;
    this.format = format;
    this.report = report;
  }

  void check(Number value, ValueValidations values) {
    fits(value, "Checked");
    Double multipleOf = values.multipleOf();
    if (multipleOf != null) {
      multiple(value, multipleOf);
    }
    Double minimum = values.minimum();
    if (minimum != null) {
      limit(
          value,
          minimum,
          "Minimum boundary",
          (a, b) -> {
            int order = compare(a, b);
            if (order < 0 || (order == 0 && values.exclusiveMinimum())) {
              String words =
                  values.exclusiveMinimum() ? "greater than" : "greater than or equal to";
              report.invalid(a, place + " in body should be " + words + " " + text(b));
            }
          });
    }
    Double maximum = values.maximum();
    if (maximum != null) {
      limit(
          value,
          maximum,
          "Maximum boundary",
          (a, b) -> {
            int order = compare(a, b);
            if (order > 0 || (order == 0 && values.exclusiveMaximum())) {
              String words = values.exclusiveMaximum() ? "less than" : "less than or equal to";
              report.invalid(a, place + " in body should be " + words + " " + text(b));
            }
          });
    }
  }

  private void limit(Number value, double limit, String what, BiConsumer<Number, Number> compare) {
    if (!fits(limit, what)) {
      compare.accept(value.doubleValue(), limit);
    } else if (value instanceof Long whole) {
      compare.accept(whole, (long) limit);
    } else {
      compare.accept(value, limit);
    }
  }

  private static int compare(Number a, Number b) {
    return a instanceof Long x && b instanceof Long y
        ? Long.compare(x, y)
        : Double.compare(a.doubleValue() + 0.0, b.doubleValue() + 0.0);
  }

  private void multiple(Number value, double factor) {
    boolean fits = fits(factor, "MultipleOf");
    if (factor < 0) {
      report.outOfRange(
          "factor MultipleOf declared for " + place + " must be positive: " + text(factor));
      return;
    }
    if (fits && value instanceof Long whole && factor >= 1 && factor == Math.rint(factor)) {
      if (whole % (long) factor != 0) {
        report.invalid(value, notMultiple((long) factor));
      }
    } else if (!JsonKind.isWhole(
        factor < 1 ? 1 / factor * value.doubleValue() : value.doubleValue() / factor)) {
      report.invalid(value, notMultiple(factor));
    }
  }

  private String notMultiple(Number factor) {
    return place + " in body should be a multiple of " + text(factor);
  }

  /** Whether the type can hold a number; reports it when not. */
  private boolean fits(Number value, String what) {
    boolean fits =
        switch (type) {
          case StructuralSchema.INTEGER ->
              switch (value) {
                case Long whole -> !format.equals("int32") || whole == whole.intValue();
                default -> fitsInteger(value.doubleValue());
              };
          default -> !format.equals("float") || Math.abs(value.doubleValue()) <= Float.MAX_VALUE;
        };
    if (!fits) {
      String suffix = format.isEmpty() ? " (default format)" : " with format " + format;
      report.outOfRange(what + " value must be of type " + type + suffix + " in " + place);
    }
    return fits;
  }

  private boolean fitsInteger(double value) {
    double limit = format.equals("int32") ? 0x1p31 : 0x1p63;
    return value == Math.rint(value) && value >= -limit && value < limit;
  }

  /** A number in the form of Go's {@code %v}. */
  static String text(Number number) {
    if (number instanceof Long) {
      return number.toString();
    }
    double value = number.doubleValue();
    if (value == 0) {
      return "0";
    }
    BigDecimal exact = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    int exponent = exact.precision() - exact.scale() - 1;
    if (exponent >= -4 && exponent < 6) {
      return exact.toPlainString();
    }
    String mantissa = exact.movePointLeft(exponent).toPlainString();
    return "%se%s%02d".formatted(mantissa, exponent < 0 ? "-" : "+", Math.abs(exponent));
  }
}
