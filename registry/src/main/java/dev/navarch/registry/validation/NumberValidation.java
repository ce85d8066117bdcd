package dev.navarch.registry.validation;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.IntOrString;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers in fields: counts, durations, ports, shares of a whole. */
public final class NumberValidation {
  private static final int MAX_PORT = 65535;
  private static final long MAX_ID = Integer.MAX_VALUE;
  private static final String NEGATIVE = "must be greater than or equal to 0";

  private NumberValidation() {}

  public static void nonNegative(long value, FieldPath path, List<FieldError> errors) {
    if (value < 0) {
      errors.add(FieldError.invalid(path, value, NEGATIVE));
    }
  }

  /** A number that may be absent. */
  public static void nonNegative(@Nullable Number value, FieldPath path, List<FieldError> errors) {
    if (value != null) {
      nonNegative(value.longValue(), path, errors);
    }
  }

  public static void positive(long value, FieldPath path, List<FieldError> errors) {
    if (value <= 0) {
      errors.add(FieldError.invalid(path, value, "must be greater than zero"));
    }
  }

  public static void inclusiveRange(
      long value, long low, long high, FieldPath path, List<FieldError> errors) {
    if (value < low || value > high) {
      errors.add(FieldError.invalid(path, value, rangeError(low, high)));
    }
  }

  /** What is said of a number outside a range. */
  public static String rangeError(long low, long high) {
    return "must be between " + low + " and " + high + ", inclusive";
  }

  public static void port(long value, FieldPath path, List<FieldError> errors) {
    inclusiveRange(value, 1, MAX_PORT, path, errors);
  }

  /** The id of a user or a group. */
  public static void id(@Nullable Long value, FieldPath path, List<FieldError> errors) {
    if (value != null) {
      inclusiveRange(value, 0, MAX_ID, path, errors);
    }
  }

  public static void portOrName(IntOrString port, FieldPath path, List<FieldError> errors) {
    switch (port) {
      case IntOrString.Int(int number) -> port(number, path, errors);
      case IntOrString.Str(String name) ->
          NameValidation.invalid(name, TextSyntax.portName(name), path, errors);
    }
  }

  /** A count that is not negative, or a percentage. */
  public static void countOrPercent(IntOrString value, FieldPath path, List<FieldError> errors) {
    switch (value) {
      case IntOrString.Int(int number) -> nonNegative(number, path, errors);
      case IntOrString.Str(String text) -> {
        for (String problem : TextSyntax.percent(text)) {
          errors.add(FieldError.invalid(path, value, problem));
        }
      }
    }
  }

  /** Reports a percentage above one hundred; other values pass. */
  public static void atMostHundredPercent(
      IntOrString value, FieldPath path, List<FieldError> errors) {
    if (percentOf(value) > 100) {
      errors.add(FieldError.invalid(path, value, "must not be greater than 100%"));
    }
  }

  /** The number before the percent sign, or 0 for anything that is no percentage. */
  private static long percentOf(IntOrString value) {
    if (!(value instanceof IntOrString.Str(String text)) || !TextSyntax.percent(text).isEmpty()) {
      return 0;
    }
    String digits = text.substring(0, text.length() - 1);
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException beyondRange) {
      return Long.MAX_VALUE;
    }
  }

  /** The number itself or the one before the percent sign; 0 for a text that is neither. */
  public static long countOf(IntOrString value) {
    return value instanceof IntOrString.Int(int number) ? number : percentOf(value);
  }
}
