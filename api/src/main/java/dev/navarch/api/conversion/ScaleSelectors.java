package dev.navarch.api.conversion;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.labels.LabelSelectorException;
import dev.navarch.apimachinery.labels.Requirement;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.runtime.ConversionException;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.Map;

/**
 * The selector of a scale: one text in the newest version; a text and, where labels alone can say
 * it, a map of labels in older ones.
 */
public final class ScaleSelectors {
  private ScaleSelectors() {}

  /** The text if there is one, since labels cannot say everything; otherwise the labels. */
  public static String text(Map<String, String> labels, String text) {
    return text.isEmpty() ? Selector.ofSet(labels).toString() : text;
  }

  /**
   * The labels of a selector; absent when it asks for more than equality.
   *
   * @throws ConversionException when the text is not a selector, or not one that a selector of
   *     labels and expressions could hold
   */
  public static Map<String, String> labels(String text) {
    StringMap<String> labels = StringMap.of();
    boolean onlyLabels = true;
    for (Requirement requirement : parse(text).requirements()) {
      switch (requirement.operator()) {
        case EQUALS, DOUBLE_EQUALS ->
            labels = labels.with(requirement.key(), requirement.values().getFirst());
        case IN, NOT_IN, EXISTS, DOES_NOT_EXIST -> onlyLabels = false;
        case GREATER_THAN, LESS_THAN ->
            throw unsupported(requirement, "isn't supported in label selectors");
        case NOT_EQUALS -> throw unsupported(requirement, "is not a valid label selector operator");
      }
    }
    return onlyLabels ? labels : Absent.map();
  }

  private static Selector parse(String text) {
    try {
      return Selector.parse(text);
    } catch (LabelSelectorException problem) {
      throw new ConversionException(
          "failed to parse selector: couldn't parse the selector string \"%s\": %s"
              .formatted(text, problem.getMessage()));
    }
  }

  private static ConversionException unsupported(Requirement requirement, String why) {
    return new ConversionException(
        "failed to parse selector: %s %s"
            .formatted(GoQuoting.quote(requirement.operator().symbol()), why));
  }
}
