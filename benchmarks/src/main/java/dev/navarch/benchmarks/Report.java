package dev.navarch.benchmarks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Figures as one Markdown table: a row for each thing measured, a column for each library, and
 * Navarch's figure divided by the best of the others. Rows and columns stand in the order of their
 * first figures.
 */
record Report(List<Figure> figures) {
  /** The column that the others are compared with. */
  static final String OURS = "Navarch";

  private static final String NOTHING = "–";

  Report {
    figures = List.copyOf(figures);
  }

  String markdown() {
    List<String> libraries = figures.stream().map(Figure::library).distinct().toList();
    List<String> head = new ArrayList<>(List.of("measured", "unit"));
    head.addAll(libraries);
    head.add(OURS + " / best other");

    StringBuilder table = new StringBuilder(line(head));
    table.append("|---|---|").append("---:|".repeat(head.size() - 2)).append('\n');
    rows().forEach((what, row) -> table.append(line(cells(what, row, libraries))));
    return table.toString();
  }

  private Map<String, List<Figure>> rows() {
    Map<String, List<Figure>> rows = new LinkedHashMap<>();
    for (Figure figure : figures) {
      rows.computeIfAbsent(figure.what(), what -> new ArrayList<>()).add(figure);
    }
    return rows;
  }

  private static List<String> cells(String what, List<Figure> row, List<String> libraries) {
    List<String> cells = new ArrayList<>();
    cells.add(what);
    cells.add(row.getFirst().unit().title());
    for (String library : libraries) {
      cells.add(find(row, library).map(Report::cell).orElse(NOTHING));
    }
    cells.add(ratio(row));
    return cells;
  }

  private static Optional<Figure> find(List<Figure> row, String library) {
    return row.stream().filter(figure -> figure.library().equals(library)).findFirst();
  }

  private static String cell(Figure figure) {
    String value =
        figure.value() < 100
            ? String.format(Locale.ROOT, "%.1f", figure.value())
            : String.format(Locale.ROOT, "%,.0f", figure.value());
    return Double.isNaN(figure.error())
        ? value
        : value + String.format(Locale.ROOT, " ± %.1f %%", 100 * figure.error() / figure.value());
  }

  private static String ratio(List<Figure> row) {
    Optional<Figure> best =
        row.stream()
            .filter(figure -> !figure.library().equals(OURS))
            .min(row.getFirst().unit().bestFirst());
    Optional<Figure> ours = find(row, OURS);
    return best.isPresent() && ours.isPresent()
        ? String.format(Locale.ROOT, "%.2f", ours.get().value() / best.get().value())
        : NOTHING;
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }
}
