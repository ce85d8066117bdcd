package dev.navarch.benchmarks.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.benchmarks.measuring.Unit;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ReadingTest {
  @Test
  void readingsSurviveTheWayAsText() {
    List<Reading> readings =
        List.of(
            new Reading("puts, 16 writers", Unit.OPERATIONS_PER_SECOND, 4_321.5),
            new Reading("puts, 16 writers: p50", Unit.MILLISECONDS, 1e-7));

    String text = readings.stream().map(Reading::line).collect(Collectors.joining("\n"));

    assertThat(Reading.parse(text)).isEqualTo(readings);
  }

  @Test
  void anythingElseOnALineIsAnError() {
    assertThatThrownBy(() -> Reading.parse("Picked up JAVA_TOOL_OPTIONS"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("not a reading: Picked up JAVA_TOOL_OPTIONS");
  }

  @Test
  void roundsBecomeMediansLineByLine() {
    List<List<Reading>> rounds =
        List.of(
            List.of(
                new Reading("puts", Unit.OPERATIONS_PER_SECOND, 100),
                new Reading("puts: p50", Unit.MILLISECONDS, 3)),
            List.of(
                new Reading("puts", Unit.OPERATIONS_PER_SECOND, 300),
                new Reading("puts: p50", Unit.MILLISECONDS, 1)));

    assertThat(RowRun.medians(Engine.ETCD, rounds))
        .containsExactly(
            Figure.of("puts", "etcd", Unit.OPERATIONS_PER_SECOND, 200),
            Figure.of("puts: p50", "etcd", Unit.MILLISECONDS, 2));
  }
}
