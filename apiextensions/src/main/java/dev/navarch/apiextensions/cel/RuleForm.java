package dev.navarch.apiextensions.cel;

import dev.navarch.api.apiextensions.v1.ValidationRule;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;

/** Checks everything about rules that needs no compiler. */
final class RuleForm {
  private static final int MAX_MESSAGE = 2048;
  private static final List<String> REASONS =
      List.of(
          "FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid", "FieldValueRequired");

  private RuleForm() {}

  static List<FieldError> check(StructuralSchema schema, FieldPath path) {
    List<FieldError> errors = new ArrayList<>(0);
    for (int i = 0; i < schema.rules().size(); i++) {
      ValidationRule rule = schema.rules().get(i);
      checkTexts(rule, path.index(i), errors);
      checkField(rule, schema, path.index(i), errors);
    }
    return errors;
  }

  private static void checkTexts(ValidationRule rule, FieldPath path, List<FieldError> errors) {
    String message = rule.message();
    FieldPath messagePath = path.child("message");
    if (rule.rule().isBlank()) {
      errors.add(FieldError.required(path.child("rule"), "rule is not specified"));
    } else if (!message.isEmpty() && message.isBlank()) {
      errors.add(
          FieldError.invalid(messagePath, message, "message must be non-empty if specified"));
    } else if (message.length() > MAX_MESSAGE) {
      errors.add(
          FieldError.invalid(
              messagePath,
              message.substring(0, 10) + "...",
              "message must have a maximum length of 2048 characters"));
    } else if (hasLineBreak(message.strip())) {
      errors.add(FieldError.invalid(messagePath, message, "message must not contain line breaks"));
    } else if (hasLineBreak(rule.rule().strip()) && message.isBlank()) {
      errors.add(
          FieldError.required(
              messagePath, "message must be specified if rule contains line breaks"));
    }
    if (!rule.messageExpression().isEmpty() && rule.messageExpression().isBlank()) {
      errors.add(
          FieldError.required(
              path.child("messageExpression"), "messageExpression must be non-empty if specified"));
    }
    String reason = rule.reason();
    if (reason != null && !REASONS.contains(reason)) {
      errors.add(FieldError.notSupported(path.child("reason"), reason, REASONS));
    }
  }

  private static void checkField(
      ValidationRule rule, StructuralSchema schema, FieldPath path, List<FieldError> errors) {
    String field = rule.fieldPath();
    if (field.isEmpty()) {
      return;
    }
    FieldPath fieldPath = path.child("fieldPath");
    if (field.isBlank()) {
      errors.add(FieldError.invalid(fieldPath, field, "fieldPath must be non-empty if specified"));
    }
    if (hasLineBreak(field)) {
      errors.add(FieldError.invalid(fieldPath, field, "fieldPath must not contain line breaks"));
    }
    if (RuleFieldPath.parse(field, schema) == null) {
      errors.add(FieldError.invalid(fieldPath, field, "fieldPath must be a valid path"));
    }
  }

  private static boolean hasLineBreak(String text) {
    return text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0;
  }
}
