package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.generators.JsonParser;
import dev.navarch.codegen.generators.WireText;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Puts a default into a schema and reports one that the schema itself would refuse, by its types,
 * names, bounds, patterns and enumerations.
 */
final class DefaultValue {
  private DefaultValue() {}

  static void apply(String json, Map<String, Object> schema, Place place) {
    Object value;
    try {
      value = JsonParser.parse(json);
    } catch (IllegalArgumentException e) {
      place.error(
          "%s in @Default is not JSON, %s; a text needs quotes of its own"
              .formatted(json, e.getMessage()));
      return;
    }
    problem(value, schema, "the default")
        .ifPresent(problem -> place.error(problem + ": change @Default, or what is allowed"));
    if (value != null) {
      schema.put("default", value);
    }
  }

  private static Optional<String> problem(@Nullable Object value, Map<?, ?> schema, String name) {
    if (value == null) {
      return Keywords.is(schema, "nullable")
          ? Optional.empty()
          : Optional.of(name + " is null, which the field cannot be");
    }
    String type = Keywords.type(schema);
    boolean fits =
        Keywords.is(schema, Keywords.INT_OR_STRING)
            ? value instanceof String || JsonParser.isInteger(value)
            : switch (type) {
              case "string" -> value instanceof String;
              case "boolean" -> value instanceof Boolean;
              case "integer" -> JsonParser.isInteger(value);
              case "number" -> value instanceof BigDecimal;
              case "array" -> value instanceof List<?>;
              case "object" -> value instanceof Map<?, ?>;
              default -> true;
            };
    if (!fits) {
      return Optional.of(
          "%s is not %s"
              .formatted(name, type.isEmpty() ? "a whole number or a text" : "of type " + type));
    }
    if (schema.get("enum") instanceof List<?> allowed
        && allowed.stream().noneMatch(each -> isSame(each, value))) {
      return Optional.of(name + " is none of the values that are allowed");
    }
    return switch (value) {
      case BigDecimal number -> number(number, schema, name);
      case String text -> text(text, schema, name);
      case List<?> list -> list(list, schema, name);
      case Map<?, ?> map -> map(map, schema, name);
      default -> Optional.empty();
    };
  }

  /** Numbers are the same however they are written. */
  private static boolean isSame(Object allowed, Object value) {
    return allowed instanceof BigDecimal one && value instanceof BigDecimal other
        ? one.compareTo(other) == 0
        : allowed.equals(value);
  }

  private static Optional<String> number(BigDecimal number, Map<?, ?> schema, String name) {
    boolean low =
        schema.get("minimum") instanceof BigDecimal minimum
            && number.compareTo(minimum) < (Keywords.is(schema, "exclusiveMinimum") ? 1 : 0);
    boolean high =
        schema.get("maximum") instanceof BigDecimal maximum
            && number.compareTo(maximum) > (Keywords.is(schema, "exclusiveMaximum") ? -1 : 0);
    if (low || high) {
      return Optional.of("%s is too %s".formatted(name, low ? "small" : "large"));
    }
    return schema.get("multipleOf") instanceof BigDecimal step
            && step.signum() > 0
            && number.remainder(step).signum() != 0
        ? Optional.of(
            "%s is no multiple of %s".formatted(name, step.stripTrailingZeros().toPlainString()))
        : Optional.empty();
  }

  private static Optional<String> text(String text, Map<?, ?> schema, String name) {
    Optional<String> problem =
        size(text.codePointCount(0, text.length()), schema, "minLength", "maxLength", name);
    return problem.isEmpty()
            && schema.get("pattern") instanceof String pattern
            && PatternSyntax.problem(pattern).isEmpty()
            && !PatternSyntax.mayOccur(pattern, text)
        ? WireText.mismatch(name, pattern)
        : problem;
  }

  private static Optional<String> size(
      int size, Map<?, ?> schema, String minKeyword, String maxKeyword, String name) {
    boolean low = schema.get(minKeyword) instanceof Integer min && size < min;
    boolean high = schema.get(maxKeyword) instanceof Integer max && size > max;
    return low || high
        ? Optional.of("%s is too %s".formatted(name, low ? "short" : "long"))
        : Optional.empty();
  }

  private static Optional<String> list(List<?> list, Map<?, ?> schema, String name) {
    Optional<String> problem = size(list.size(), schema, "minItems", "maxItems", name);
    for (int i = 0; i < list.size() && problem.isEmpty(); i++) {
      problem = problem(list.get(i), Keywords.inner(schema, "items"), name + "[" + i + "]");
    }
    return problem;
  }

  private static Optional<String> map(Map<?, ?> map, Map<?, ?> schema, String name) {
    if (schema.get("required") instanceof List<?> required) {
      for (Object field : required) {
        if (!map.containsKey(field)) {
          return Optional.of("%s has no %s, which is required".formatted(name, field));
        }
      }
    }
    Optional<String> problem = size(map.size(), schema, "minProperties", "maxProperties", name);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (problem.isPresent()) {
        break;
      }
      Map<?, ?> properties = Keywords.inner(schema, "properties");
      Object additional = schema.get("additionalProperties");
      String field = name + "." + entry.getKey();
      if (properties.get(entry.getKey()) instanceof Map<?, ?> property) {
        problem = problem(entry.getValue(), property, field);
      } else if (additional instanceof Map<?, ?> property) {
        problem = problem(entry.getValue(), property, field);
      } else if (!Keywords.is(schema, Keywords.PRESERVE)) {
        problem = Optional.of(field + " is no field that there is");
      }
    }
    return problem;
  }
}
