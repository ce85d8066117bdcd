package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.FieldValueErrorReason;
import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.ValidationRule;
import dev.navarch.apiextensions.schema.SchemaPath;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;

/** Checks what rules consist of, but not their expressions. */
final class RuleTextValidation {
  private static final List<String> REASONS =
      List.of(
          FieldValueErrorReason.FIELD_VALUE_DUPLICATE,
          FieldValueErrorReason.FIELD_VALUE_FORBIDDEN,
          FieldValueErrorReason.FIELD_VALUE_INVALID,
          FieldValueErrorReason.FIELD_VALUE_REQUIRED);

  private RuleTextValidation() {}

  static void check(JSONSchemaProps schema, FieldPath path, List<FieldError> errors) {
    if (schema.xValidations().isEmpty()) {
      return;
    }
    StructuralSchema structural = StructuralSchema.of(schema);
    for (int i = 0; i < schema.xValidations().size(); i++) {
      FieldPath place = path.child("x-kubernetes-validations").index(i);
      ValidationRule rule = schema.xValidations().get(i);
      message(rule, place, errors);
      String expression = rule.messageExpression();
      if (!expression.isEmpty() && expression.isBlank()) {
        errors.add(
            FieldError.required(
                place.child("messageExpression"),
                "messageExpression must be non-empty if specified"));
      }
      String reason = rule.reason();
      if (reason != null && !REASONS.contains(reason)) {
        errors.add(FieldError.notSupported(place.child("reason"), reason, REASONS));
      }
      if (!rule.fieldPath().isEmpty()) {
        fieldPath(rule.fieldPath(), structural, place.child("fieldPath"), errors);
      }
    }
  }

  private static void message(ValidationRule rule, FieldPath path, List<FieldError> errors) {
    String message = rule.message().strip();
    if (rule.rule().isBlank()) {
      errors.add(FieldError.required(path.child("rule"), "rule is not specified"));
    } else if (!rule.message().isEmpty() && message.isEmpty()) {
      errors.add(
          FieldError.invalid(
              path.child("message"), rule.message(), "message must be non-empty if specified"));
    } else if (hasLineBreak(message)) {
      errors.add(
          FieldError.invalid(
              path.child("message"), rule.message(), "message must not contain line breaks"));
    } else if (hasLineBreak(rule.rule().strip()) && message.isEmpty()) {
      errors.add(
          FieldError.required(
              path.child("message"), "message must be specified if rule contains line breaks"));
    }
  }

  private static void fieldPath(
      String text, StructuralSchema schema, FieldPath path, List<FieldError> errors) {
    if (text.isBlank()) {
      errors.add(FieldError.invalid(path, text, "fieldPath must be non-empty if specified"));
    }
    if (hasLineBreak(text)) {
      errors.add(FieldError.invalid(path, text, "fieldPath must not contain line breaks"));
    }
    try {
      SchemaPath.parse(text, schema, true, FieldPath.ROOT);
    } catch (SchemaPath.MalformedException malformed) {
      errors.add(FieldError.invalid(path, text, "fieldPath must be a valid path"));
    }
  }

  private static boolean hasLineBreak(String text) {
    return text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0;
  }
}
