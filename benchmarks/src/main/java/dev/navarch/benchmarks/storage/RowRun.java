package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.measuring.Median;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Measures one row: every engine in turn, and again in further rounds, each time in a new JVM and
 * an empty folder.
 */
final class RowRun {
  private final Set<Engine> engines;
  private final boolean quick;
  private final List<String> jvmOptions;
  private final Path folder;
  private boolean complete = true;

  /**
   * @param engines those that can be measured here
   * @param jvmOptions for all JVMs, besides those of the row
   * @param folder where engines get their folders
   */
  RowRun(Set<Engine> engines, boolean quick, List<String> jvmOptions, Path folder) {
    this.engines = engines;
    this.quick = quick;
    this.jvmOptions = jvmOptions;
    this.folder = folder;
  }

  /** Whether nothing failed so far. */
  boolean isComplete() {
    return complete;
  }

  /** The figures of a row; what failed is told on standard error and left out. */
  List<Figure> run(Row row) {
    Scale scale = Scale.of(quick);
    Map<Engine, List<List<Reading>>> readings = new EnumMap<>(Engine.class);
    for (int round = 1; round <= scale.rounds(); round++) {
      for (Engine engine : row.engines()) {
        if (engines.contains(engine) && round <= row.rounds(engine, scale)) {
          System.err.println("# " + row.title() + ", " + engine.title() + ", round " + round);
          try {
            readings.computeIfAbsent(engine, e -> new ArrayList<>()).add(measure(row, engine));
          } catch (RuntimeException e) {
            complete = false;
            System.err.println("# failed: " + e.getMessage());
          }
        }
      }
    }
    List<Figure> figures = new ArrayList<>();
    readings.forEach((engine, rounds) -> figures.addAll(medians(engine, rounds)));
    return figures;
  }

  private List<Reading> measure(Row row, Engine engine) {
    Folders.delete(folder);
    try {
      Files.createDirectories(folder);
      ForkedJvm jvm =
          new ForkedJvm(Stream.concat(row.jvmOptions().stream(), jvmOptions.stream()).toList());
      return Reading.parse(
          jvm.run(
              MeasuringJvm.class,
              row.name(),
              engine.name(),
              folder.toString(),
              Boolean.toString(quick)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      Folders.delete(folder);
    }
  }

  /** One figure for each line of the readings: the median of all rounds. */
  static List<Figure> medians(Engine engine, List<List<Reading>> rounds) {
    Map<String, List<Reading>> lines = new LinkedHashMap<>();
    for (List<Reading> round : rounds) {
      for (Reading reading : round) {
        lines.computeIfAbsent(reading.what(), what -> new ArrayList<>()).add(reading);
      }
    }
    return lines.entrySet().stream()
        .map(line ->
            Figure.of(
                line.getKey(),
                engine.title(),
                line.getValue().getFirst().unit(),
                Median.of(line.getValue().stream().mapToDouble(Reading::value).toArray())))
        .toList();
  }
}
