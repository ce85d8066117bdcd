package dev.navarch.apiextensions.columns;

import dev.navarch.apimachinery.jsonpath.JsonPath;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.table.HumanDuration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A value of a custom resource as a cell of its column's type; empty where it is of another. */
final class TypedCell {
  private TypedCell() {}

  static @Nullable Object of(String type, @Nullable Object value, Instant now) {
    return switch (type) {
      case "string" -> value == null ? "<no value>" : JsonPath.text(value);
      case "integer" -> integer(value);
      case "number" -> number(value);
      case "boolean" -> value instanceof Boolean bool ? bool : null;
      case "date" -> value instanceof String text ? age(text, now) : null;
      default -> null;
    };
  }

  private static @Nullable Object integer(@Nullable Object value) {
    return switch (value) {
      case Long whole -> whole;
      case Double fraction -> fraction.longValue();
      case null, default -> null;
    };
  }

  private static @Nullable Object number(@Nullable Object value) {
    return switch (value) {
      case Long whole -> whole.doubleValue();
      case Double fraction -> fraction;
      case null, default -> null;
    };
  }

  private static String age(String text, Instant now) {
    if (text.isEmpty() || text.equals("null")) {
      return HumanDuration.UNKNOWN;
    }
    try {
      return HumanDuration.since(Time.parse(text), now);
    } catch (IllegalArgumentException e) {
      return "<invalid>";
    }
  }
}
