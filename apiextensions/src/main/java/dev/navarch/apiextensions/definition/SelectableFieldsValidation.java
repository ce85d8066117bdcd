package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.SelectableField;
import dev.navarch.apiextensions.schema.SchemaPath;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks the fields that field selectors may use. */
final class SelectableFieldsValidation {
  private static final int MAX_FIELDS = 8;
  private static final Set<String> TYPES =
      Set.of(StructuralSchema.STRING, StructuralSchema.BOOLEAN, StructuralSchema.INTEGER);

  private SelectableFieldsValidation() {}

  static void check(
      List<SelectableField> fields,
      JSONSchemaProps schema,
      FieldPath path,
      List<FieldError> errors) {
    StructuralSchema structural = StructuralSchema.of(schema);
    Set<List<String>> seen = new HashSet<>();
    for (int i = 0; i < fields.size(); i++) {
      check(fields.get(i).jsonPath(), structural, seen, path.index(i).child("jsonPath"), errors);
    }
    if (seen.size() > MAX_FIELDS) {
      errors.add(FieldError.tooMany(path, seen.size(), MAX_FIELDS));
    }
  }

  private static void check(
      String text,
      StructuralSchema schema,
      Set<List<String>> seen,
      FieldPath path,
      List<FieldError> errors) {
    if (text.isEmpty()) {
      errors.add(FieldError.required(path));
      return;
    }
    SchemaPath field;
    try {
      field = SchemaPath.parse(text, schema, false, FieldPath.ROOT);
    } catch (SchemaPath.MalformedException malformed) {
      errors.add(FieldError.invalid(path, text, "is an invalid path: " + malformed.getMessage()));
      return;
    }
    if (!field.names().isEmpty() && field.names().getFirst().equals("metadata")) {
      errors.add(FieldError.invalid(path, text, "must not point to fields in metadata"));
    }
    StructuralSchema found = field.schema();
    if (found == null || !TYPES.contains(found.type())) {
      errors.add(
          FieldError.invalid(
              path,
              text,
              "must point to a field of type string, boolean or integer. Enum string fields and"
                  + " strings with formats are allowed."));
    }
    if (!seen.add(field.names())) {
      errors.add(FieldError.duplicate(path, text));
    }
  }
}
