package dev.navarch.apimachinery.labels;

import dev.navarch.apimachinery.value.DecimalLong;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * One condition on one label.
 *
 * <p>The constructor trusts its caller, for labels that have been checked already; {@link #of}
 * checks.
 *
 * @param values sorted, each value once
 */
public record Requirement(String key, Operator operator, List<String> values) {

  public Requirement {
    values = values.stream().distinct().sorted().toList();
  }

  /**
   * Checks the key, the values and their number.
   *
   * @throws LabelSelectorException naming everything that is wrong
   */
  public static Requirement of(String key, Operator operator, Collection<String> values) {
    List<String> given = List.copyOf(values);
    List<String> errors = new ArrayList<>();
    List<String> keyErrors = NameSyntax.qualifiedName(key);
    if (!keyErrors.isEmpty()) {
      errors.add(invalid("key", GoQuoting.quote(key), String.join("; ", keyErrors)));
    }
    checkCount(operator, given, errors);
    for (int i = 0; i < given.size(); i++) {
      List<String> valueErrors = NameSyntax.labelValue(given.get(i));
      if (!valueErrors.isEmpty()) {
        errors.add(
            invalid(
                "values[" + i + "][" + key + "]",
                GoQuoting.quote(given.get(i)),
                String.join("; ", valueErrors)));
      }
    }
    if (!errors.isEmpty()) {
      throw new LabelSelectorException(
          errors.size() == 1 ? errors.getFirst() : "[" + String.join(", ", errors) + "]");
    }
    return new Requirement(key, operator, given);
  }

  /** Absent labels match the negative operators. */
  public boolean matches(Map<String, String> labels) {
    String actual = labels.get(key);
    return switch (operator) {
      case IN, EQUALS, DOUBLE_EQUALS -> actual != null && hasValue(actual);
      case NOT_IN, NOT_EQUALS -> actual == null || !hasValue(actual);
      case EXISTS -> actual != null;
      case DOES_NOT_EXIST -> actual == null;
      case GREATER_THAN -> actual != null && compareNumbers(actual) > 0;
      case LESS_THAN -> actual != null && compareNumbers(actual) < 0;
    };
  }

  /** The form that {@link Selector#parse} reads. */
  @Override
  public String toString() {
    String list = String.join(",", values);
    return switch (operator) {
      case IN -> key + " in (" + list + ")";
      case NOT_IN -> key + " notin (" + list + ")";
      case EQUALS -> key + "=" + list;
      case DOUBLE_EQUALS -> key + "==" + list;
      case NOT_EQUALS -> key + "!=" + list;
      case GREATER_THAN -> key + ">" + list;
      case LESS_THAN -> key + "<" + list;
      case EXISTS -> key;
      case DOES_NOT_EXIST -> "!" + key;
    };
  }

  static String invalid(String path, String value, String detail) {
    return path + ": Invalid value: " + value + ": " + detail;
  }

  private boolean hasValue(String actual) {
    return Collections.binarySearch(values, actual) >= 0;
  }

  /** The sign of the label's number minus the requirement's; 0 if one of them is no number. */
  private int compareNumbers(String actual) {
    return values.size() == 1
            && DecimalLong.parse(actual) instanceof DecimalLong.Value(long mine)
            && DecimalLong.parse(values.getFirst()) instanceof DecimalLong.Value(long bound)
        ? Long.compare(mine, bound)
        : 0;
  }

  private static void checkCount(Operator operator, List<String> values, List<String> errors) {
    switch (operator) {
      case IN, NOT_IN -> {
        if (values.isEmpty()) {
          errors.add(wrongCount(values, "for 'in', 'notin' operators, values set can't be empty"));
        }
      }
      case EQUALS, DOUBLE_EQUALS, NOT_EQUALS -> {
        if (values.size() != 1) {
          errors.add(wrongCount(values, "exact-match compatibility requires one single value"));
        }
      }
      case EXISTS, DOES_NOT_EXIST -> {
        if (!values.isEmpty()) {
          errors.add(wrongCount(values, "values set must be empty for exists and does not exist"));
        }
      }
      case GREATER_THAN, LESS_THAN -> {
        if (values.size() != 1) {
          errors.add(wrongCount(values, "for 'Gt', 'Lt' operators, exactly one value is required"));
        }
        for (int i = 0; i < values.size(); i++) {
          if (DecimalLong.parse(values.get(i)) instanceof DecimalLong.Invalid) {
            errors.add(
                invalid(
                    "values[" + i + "]",
                    GoQuoting.quote(values.get(i)),
                    "for 'Gt', 'Lt' operators, the value must be an integer"));
          }
        }
      }
    }
  }

  private static String wrongCount(List<String> values, String detail) {
    String list = values.stream().map(GoQuoting::quote).collect(Collectors.joining(",", "[", "]"));
    return invalid("values", list, detail);
  }
}
