package dev.navarch.benchmarks;

import dev.navarch.api.AllTypes;
import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.measuring.Median;
import dev.navarch.benchmarks.measuring.Unit;
import java.util.List;
import java.util.Objects;

/**
 * How long a fresh JVM takes from its main method to the scheme of all built-in types. {@link
 * #main} measures once and prints nanoseconds; the table shows the median of several JVMs.
 */
final class StartUp {
  private StartUp() {}

  static List<Figure> measure(int runs) {
    System.err.println("# Start-up: " + runs + " JVMs");
    ForkedJvm jvm = new ForkedJvm(List.of());
    double[] millis = new double[runs];
    for (int i = 0; i < runs; i++) {
      millis[i] = Long.parseLong(jvm.run(StartUp.class)) / 1e6;
    }
    return List.of(
        Figure.of(
            "main method to the scheme of all types",
            Benchmarks.OURS,
            Unit.MILLISECONDS,
            Median.of(millis)));
  }

  public static void main(String[] args) {
    long start = System.nanoTime();
    Object scheme = buildScheme();
    long nanos = System.nanoTime() - start;
    Objects.requireNonNull(scheme);
    System.out.println(nanos);
  }

  static Object buildScheme() {
    return AllTypes.scheme();
  }
}
