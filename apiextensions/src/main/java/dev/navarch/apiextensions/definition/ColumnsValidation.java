package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceColumnDefinition;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;

/** Checks the columns of tables. */
final class ColumnsValidation {
  private static final List<String> TYPES =
      List.of("boolean", "date", "integer", "number", "string");
  private static final List<String> FORMATS =
      List.of("byte", "date", "date-time", "double", "float", "int32", "int64", "password");

  private ColumnsValidation() {}

  static void check(
      List<CustomResourceColumnDefinition> columns, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < columns.size(); i++) {
      check(columns.get(i), path.index(i), errors);
    }
  }

  private static void check(
      CustomResourceColumnDefinition column, FieldPath path, List<FieldError> errors) {
    if (column.name().isEmpty()) {
      errors.add(FieldError.required(path.child("name")));
    }
    if (column.type().isEmpty()) {
      errors.add(FieldError.required(path.child("type"), oneOf(TYPES)));
    } else if (!TYPES.contains(column.type())) {
      errors.add(FieldError.invalid(path.child("type"), column.type(), oneOf(TYPES)));
    }
    if (!column.format().isEmpty() && !FORMATS.contains(column.format())) {
      errors.add(FieldError.invalid(path.child("format"), column.format(), oneOf(FORMATS)));
    }
    FieldPath jsonPath = path.child("JSONPath");
    if (column.jsonPath().isEmpty()) {
      errors.add(FieldError.required(jsonPath));
    } else {
      JsonPaths.check(column.jsonPath(), jsonPath).ifPresent(errors::add);
    }
  }

  private static String oneOf(List<String> values) {
    return "must be one of " + String.join(",", values);
  }
}
