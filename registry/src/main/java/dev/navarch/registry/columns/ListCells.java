package dev.navarch.registry.columns;

import java.util.List;

/** Lists in cells, cut where they become long. */
public final class ListCells {
  private ListCells() {}

  /** The first three, and how many more there are; {@code <unset>} for none. */
  public static String firstThree(List<String> items) {
    return items.isEmpty() ? "<unset>" : first(3, ",", items);
  }

  /** The first few, and how many more there are. */
  public static String first(int shown, String separator, List<String> items) {
    return items.size() <= shown
        ? String.join(separator, items)
        : "%s + %d more..."
            .formatted(String.join(separator, items.subList(0, shown)), items.size() - shown);
  }
}
