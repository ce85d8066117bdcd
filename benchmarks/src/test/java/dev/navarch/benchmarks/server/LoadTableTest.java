package dev.navarch.benchmarks.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.benchmarks.measuring.Unit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LoadTableTest {
  private static Outcome requests(double rate, double cpu, long errors) {
    return new Outcome(
        Unit.REQUESTS_PER_SECOND, rate, 0.5, 12.5, cpu, Double.NaN, errors, "500 no");
  }

  private static String lastLine(TableLine line) {
    return new LoadTable(List.of(line)).markdown().lines().toList().getLast();
  }

  @Test
  void aLineShowsTheServerItsLimitAndTheirRatio() {
    TableLine line =
        new TableLine("get", requests(500, 0.25, 0), Optional.of(requests(2_000, 0.05, 0)));

    assertThat(lastLine(line))
        .isEqualTo(
            "| get | requests/s ↑ | 500 | 0.50 | 12.5 | 0.25 | – | 2,000 | 0.50 | 0.0500 | 0.25 |");
    assertThat(line.errors()).isZero();
  }

  @Test
  void whatIsNotKnownIsLeftOut() {
    assertThat(lastLine(TableLine.of("memory", Outcome.resident(123.4))))
        .isEqualTo("| memory | – | – | – | – | – | 123 | – | – | – | – |");
  }

  @Test
  void errorsAreShownInTheLine() {
    TableLine line = TableLine.of("create", requests(10, 1, 3));

    assertThat(lastLine(line)).startsWith("| create: 3 ERRORS | ");
    assertThat(line.firstError()).isEqualTo("500 no");
  }

  @Test
  void everyLineHasAsManyCellsAsTheHead() {
    String table = new LoadTable(List.of(TableLine.of("a", requests(1, 1, 0)))).markdown();

    assertThat(table.lines().map(line -> line.chars().filter(c -> c == '|').count()).distinct())
        .containsExactly(12L);
  }
}
