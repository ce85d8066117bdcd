package dev.navarch.benchmarks.measuring;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Figures as one Markdown table: a row for each thing measured, a column for each of those whose
 * figures they are, and the ratio of the contest. Rows and columns stand in the order of their
 * first figures.
 */
public record Report(List<Figure> figures, Contest contest) {
  public Report {
    figures = List.copyOf(figures);
  }

  public String markdown() {
    List<String> columns = figures.stream().map(Figure::who).distinct().toList();
    List<String> head = new ArrayList<>(List.of("measured", "unit"));
    head.addAll(columns);
    head.add(contest.title());

    StringBuilder table = new StringBuilder(line(head));
    table.append("|---|---|").append("---:|".repeat(head.size() - 2)).append('\n');
    rows().forEach((what, row) -> table.append(line(cells(what, row, columns))));
    return table.toString();
  }

  private Map<String, List<Figure>> rows() {
    Map<String, List<Figure>> rows = new LinkedHashMap<>();
    for (Figure figure : figures) {
      rows.computeIfAbsent(figure.what(), what -> new ArrayList<>()).add(figure);
    }
    return rows;
  }

  private List<String> cells(String what, List<Figure> row, List<String> columns) {
    List<String> cells = new ArrayList<>();
    cells.add(what);
    cells.add(row.getFirst().unit().title());
    for (String column : columns) {
      cells.add(find(row, column).map(Report::cell).orElse(Digits.NOTHING));
    }
    cells.add(ratio(row));
    return cells;
  }

  private static Optional<Figure> find(List<Figure> row, String who) {
    return row.stream().filter(figure -> figure.who().equals(who)).findFirst();
  }

  private static String cell(Figure figure) {
    String value = Digits.of(figure.value());
    return Double.isNaN(figure.error())
        ? value
        : value + String.format(Locale.ROOT, " ± %.1f %%", 100 * figure.error() / figure.value());
  }

  private String ratio(List<Figure> row) {
    Optional<Figure> best =
        row.stream()
            .filter(figure -> contest.rivals().test(figure.who()))
            .min(row.getFirst().unit().bestFirst());
    Optional<Figure> ours = find(row, contest.ours());
    return best.isPresent() && ours.isPresent() && best.get().value() != 0
        ? Digits.ofRatio(ours.get().value() / best.get().value())
        : Digits.NOTHING;
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }
}
