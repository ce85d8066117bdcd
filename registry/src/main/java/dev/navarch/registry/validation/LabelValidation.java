package dev.navarch.registry.validation;

import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectorOperator;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirement;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Labels, annotations and what selects by labels. */
public final class LabelValidation {
  /** How many bytes all annotations of an object may have together. */
  public static final int MAX_ANNOTATION_BYTES = 256 * 1024;

  private LabelValidation() {}

  public static void labels(Map<String, String> labels, FieldPath path, List<FieldError> errors) {
    labels.forEach((key, value) -> {
      NameValidation.qualifiedName(key, path, errors);
      NameValidation.invalid(value, NameSyntax.labelValue(value), path, errors);
    });
  }

  public static void annotations(
      Map<String, String> annotations, FieldPath path, List<FieldError> errors) {
    long size = 0;
    for (Map.Entry<String, String> entry : annotations.entrySet()) {
      String key = entry.getKey();
      NameValidation.invalid(
          key, NameSyntax.qualifiedName(key.toLowerCase(Locale.ROOT)), path, errors);
      size += TextSyntax.utf8Length(key) + TextSyntax.utf8Length(entry.getValue());
    }
    if (size > MAX_ANNOTATION_BYTES) {
      errors.add(FieldError.tooLong(path, MAX_ANNOTATION_BYTES));
    }
  }

  /** The selector of a new object: its values have to be possible values of labels. */
  public static void selector(
      @Nullable LabelSelector selector, FieldPath path, List<FieldError> errors) {
    selector(selector, false, path, errors);
  }

  /**
   * A selector.
   *
   * @param anyValue whether values that no label can have are let pass, as for objects that are
   *     stored already
   */
  public static void selector(
      @Nullable LabelSelector selector, boolean anyValue, FieldPath path, List<FieldError> errors) {
    if (selector == null) {
      return;
    }
    labels(selector.matchLabels(), path.child("matchLabels"), errors);
    for (int i = 0; i < selector.matchExpressions().size(); i++) {
      requirement(
          selector.matchExpressions().get(i),
          anyValue,
          path.child("matchExpressions").index(i),
          errors);
    }
  }

  private static void requirement(
      LabelSelectorRequirement requirement,
      boolean anyValue,
      FieldPath path,
      List<FieldError> errors) {
    List<String> values = requirement.values();
    switch (requirement.operator()) {
      case LabelSelectorOperator.IN, LabelSelectorOperator.NOT_IN -> {
        if (values.isEmpty()) {
          errors.add(
              FieldError.required(
                  path.child("values"), "must be specified when `operator` is 'In' or 'NotIn'"));
        }
      }
      case LabelSelectorOperator.EXISTS, LabelSelectorOperator.DOES_NOT_EXIST -> {
        if (!values.isEmpty()) {
          errors.add(
              FieldError.forbidden(
                  path.child("values"),
                  "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
        }
      }
      default ->
          errors.add(
              FieldError.invalid(
                  path.child("operator"), requirement.operator(), "not a valid selector operator"));
    }
    NameValidation.qualifiedName(requirement.key(), path.child("key"), errors);
    if (!anyValue) {
      for (int i = 0; i < values.size(); i++) {
        NameValidation.invalid(
            values.get(i),
            NameSyntax.labelValue(values.get(i)),
            path.child("values").index(i),
            errors);
      }
    }
  }
}
