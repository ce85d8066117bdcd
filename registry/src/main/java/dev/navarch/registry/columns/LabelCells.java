package dev.navarch.registry.columns;

import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Labels and selectors in cells. */
public final class LabelCells {
  public static final String NONE = "<none>";

  private LabelCells() {}

  /** Labels as {@code a=b,c=d} in the order of their names. */
  public static String of(Map<String, String> labels) {
    return labels.isEmpty()
        ? NONE
        : labels.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(label -> label.getKey() + "=" + label.getValue())
            .collect(Collectors.joining(","));
  }

  /** The text, or {@code <none>} where there is none. */
  public static String orNone(@Nullable String text) {
    return text == null || text.isEmpty() ? NONE : text;
  }
}
