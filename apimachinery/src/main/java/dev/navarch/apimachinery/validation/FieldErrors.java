package dev.navarch.apimachinery.validation;

import java.util.List;
import java.util.stream.Collectors;

/** What is said of several {@link FieldError}s at once. */
public final class FieldErrors {
  private FieldErrors() {}

  /**
   * All errors in one text: one alone stands as it is, several stand in brackets with commas
   * between them. What reads the same is said once. Nothing for no errors.
   */
  public static String toAggregateText(List<FieldError> errors) {
    List<String> texts = errors.stream().map(FieldError::toString).distinct().toList();
    return switch (texts.size()) {
      case 0 -> "";
      case 1 -> texts.getFirst();
      default -> texts.stream().collect(Collectors.joining(", ", "[", "]"));
    };
  }
}
