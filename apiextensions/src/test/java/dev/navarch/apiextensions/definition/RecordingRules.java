package dev.navarch.apiextensions.definition;

import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;

/** Finds all rules too dear and remembers what it was asked. */
final class RecordingRules implements RuleChecker {
  final List<String> calls = new ArrayList<>();

  @Override
  public List<FieldError> checkRules(
      StructuralSchema schema, FieldPath path, boolean limitEachRule) {
    calls.add("rules at " + path + " " + limitEachRule);
    return List.of(FieldError.forbidden(path, "too dear"));
  }

  @Override
  public List<FieldError> checkValue(StructuralSchema schema, Object value, FieldPath path) {
    calls.add("value " + value + " at " + path);
    return List.of();
  }
}
