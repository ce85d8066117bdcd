package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.labels.LabelSelectorException;
import dev.navarch.apimachinery.labels.Operator;
import dev.navarch.apimachinery.labels.Requirement;
import dev.navarch.apimachinery.labels.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Structured label selectors as selectors that match, and as text. */
public final class LabelSelectors {
  private LabelSelectors() {}

  /**
   * The selector that a structured one means. No selector at all matches nothing; an empty one
   * matches everything.
   *
   * @throws LabelSelectorException when a key, value or operator is not valid
   */
  public static Selector toSelector(@Nullable LabelSelector selector) {
    if (selector == null) {
      return Selector.nothing();
    }
    List<Requirement> requirements = new ArrayList<>();
    selector
        .matchLabels()
        .forEach(
            (key, value) -> requirements.add(Requirement.of(key, Operator.EQUALS, List.of(value))));
    for (LabelSelectorRequirement expression : selector.matchExpressions()) {
      requirements.add(
          Requirement.of(expression.key(), operator(expression.operator()), expression.values()));
    }
    return requirements.isEmpty() ? Selector.everything() : Selector.of(requirements);
  }

  private static Operator operator(String name) {
    return switch (name) {
      case LabelSelectorOperator.IN -> Operator.IN;
      case LabelSelectorOperator.NOT_IN -> Operator.NOT_IN;
      case LabelSelectorOperator.EXISTS -> Operator.EXISTS;
      case LabelSelectorOperator.DOES_NOT_EXIST -> Operator.DOES_NOT_EXIST;
      default ->
          throw new IllegalArgumentException(
              "\"" + name + "\" is not a valid label selector operator");
    };
  }

  /**
   * A selector as people read it: {@code <none>} where it says nothing, {@code <error>} where it is
   * wrong.
   */
  public static String format(@Nullable LabelSelector selector) {
    try {
      String text = toSelector(selector).toString();
      return text.isEmpty() ? "<none>" : text;
    } catch (IllegalArgumentException e) {
      return "<error>";
    }
  }

  /** The structured form of labels that must all be there. */
  public static LabelSelector ofLabels(Map<String, String> labels) {
    return LabelSelector.builder().matchLabels(labels).build();
  }
}
