package dev.navarch.registry.validation;

import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The selector by which an object finds the pods that it makes. */
public final class SelectorValidation {
  private SelectorValidation() {}

  /**
   * A selector that has to be there and to select something.
   *
   * @param kind the kind that the message about an empty selector names
   */
  public static void required(
      @Nullable LabelSelector selector, String kind, FieldPath path, List<FieldError> errors) {
    if (selector == null) {
      errors.add(FieldError.required(path));
      return;
    }
    LabelValidation.selector(selector, path, errors);
    notEmpty(selector, kind, path, errors);
  }

  public static void notEmpty(
      LabelSelector selector, String kind, FieldPath path, List<FieldError> errors) {
    if (selector.matchLabels().isEmpty() && selector.matchExpressions().isEmpty()) {
      errors.add(FieldError.invalid(path, selector, "empty selector is invalid for " + kind));
    }
  }

  /** What a selector matches, or nothing for a faulty one. No selector matches no object. */
  public static Optional<Selector> parse(@Nullable LabelSelector selector) {
    try {
      return Optional.of(LabelSelectors.toSelector(selector));
    } catch (IllegalArgumentException faulty) {
      return Optional.empty();
    }
  }

  /** Reports labels of a template that the selector does not match. */
  public static void matches(
      Selector selector, Map<String, String> labels, FieldPath template, List<FieldError> errors) {
    if (!selector.matches(labels)) {
      errors.add(
          FieldError.invalid(
              template.child("metadata", "labels"),
              labels,
              "`selector` does not match template `labels`"));
    }
  }
}
