package dev.navarch.benchmarks.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class RowTest {
  private static final Duration MOMENT = Duration.ofMillis(20);
  private static final Scale TINY =
      new Scale(1, MOMENT, MOMENT, MOMENT, MOMENT, 1_000, 1_000, 10, 1, 100, 10, 1_000, 10, 5, 10);

  /** Those that start JVMs themselves, or need one in which nothing else happens. */
  private static final Set<Row> NEED_OWN_JVM = EnumSet.of(Row.OPEN, Row.HEAP);

  static List<Arguments> rowsAndEngines() {
    List<Arguments> all = new ArrayList<>();
    for (Row row : EnumSet.complementOf(EnumSet.copyOf(NEED_OWN_JVM))) {
      for (Engine engine : row.engines()) {
        if (engine != Engine.ETCD) {
          all.add(Arguments.of(row, engine));
        }
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("rowsAndEngines")
  void everyRowHasReadings(Row row, Engine engine, @TempDir Path folder) throws Exception {
    List<Reading> readings = row.measurement().measure(engine, folder, TINY);

    assertThat(readings).isNotEmpty().allMatch(reading -> reading.value() >= 0);
    assertThat(readings.getFirst().value()).isPositive();
    assertThat(readings).extracting(Reading::what).doesNotHaveDuplicates();
  }

  @Test
  void enginesWithADiskTakeTurnsAtPuts() {
    assertThat(Row.PUTS_16.rounds(Engine.EMBEDDED, Scale.FULL)).isEqualTo(2);
    assertThat(Row.PUTS_16.rounds(Engine.ETCD, Scale.FULL)).isEqualTo(2);
    assertThat(Row.PUTS_16.rounds(Engine.MEMORY, Scale.FULL)).isEqualTo(1);
    assertThat(Row.GETS.rounds(Engine.ETCD, Scale.FULL)).isEqualTo(1);
  }
}
