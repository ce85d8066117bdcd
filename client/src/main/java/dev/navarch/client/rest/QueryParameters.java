package dev.navarch.client.rest;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.Omit;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Options of a verb as parameters of a query. A field goes under its JSON name; lists give one
 * parameter for each value, records inside stand beside the others. Fields that JSON leaves out
 * when they are empty are left out here, and so is the kind of the options themselves.
 */
final class QueryParameters {
  private QueryParameters() {}

  /** The parameters of some options, in the order of their fields. */
  static Map<String, List<String>> of(ApiObject options) {
    Map<String, List<String>> parameters = new LinkedHashMap<>();
    add(parameters, options);
    return parameters;
  }

  private static <T> void add(Map<String, List<String>> parameters, T value) {
    TypeDescriptor<T> type = TypeDescriptor.of(value);
    List<FieldDescriptor> fields = type.fields();
    for (int i = 0; i < fields.size(); i++) {
      FieldDescriptor field = fields.get(i);
      if (!field.name().equals("typeMeta")) {
        add(parameters, field, type.get(value, i));
      }
    }
  }

  private static void add(
      Map<String, List<String>> parameters, FieldDescriptor field, @Nullable Object value) {
    if (value == null) {
      return;
    }
    switch (field.type()) {
      case ValueType.Struct unused -> add(parameters, value);
      case ValueType.ListOf unused -> {
        List<String> values = new ArrayList<>();
        for (Object item : (List<?>) value) {
          values.add(text(item));
        }
        if (!values.isEmpty()) {
          parameters.put(field.name(), values);
        }
      }
      case ValueType.MapOf unused -> {
        // a query has no form for a map, and no options have one
      }
      case ValueType.Scalar unused -> {
        boolean kept = field.nullable() || field.omit() == Omit.NEVER;
        if (kept || !isZero(value)) {
          parameters.put(field.name(), List.of(text(value)));
        }
      }
    }
  }

  private static boolean isZero(Object value) {
    return switch (value) {
      case String text -> text.isEmpty();
      case Boolean flag -> !flag;
      case Number number -> number.doubleValue() == 0;
      case Time time -> time.isZero();
      default -> false;
    };
  }

  private static String text(@Nullable Object value) {
    return switch (value) {
      case null -> "";
      case Time time -> time.isZero() ? "" : time.toString();
      case MicroTime time -> time.toString();
      default -> value.toString();
    };
  }
}
