package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.measuring.ProcessorTime;
import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Txn;
import dev.navarch.storage.embedded.EmbeddedStore;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;

/**
 * How many values of some size the embedded engine takes in a second, with nothing in front of it.
 * A JVM of its own measures and prints {@link Reading}s.
 *
 * @param cpuMillis what a put takes of the processors
 */
public record EmbeddedPuts(double perSecond, double p50Millis, double p99Millis, double cpuMillis) {
  private static final int KEYS = 100_000;

  /**
   * Measures in a JVM of this kind.
   *
   * @param folder is there; the engine's folder is made in it and deleted afterwards
   */
  public static EmbeddedPuts measure(
      ForkedJvm jvm, Path folder, int writers, int valueBytes, Duration warmUp, Duration time) {
    Path store = folder.resolve("puts");
    try {
      List<Reading> readings =
          Reading.parse(
              jvm.run(
                  EmbeddedPuts.class,
                  store.toString(),
                  Integer.toString(writers),
                  Integer.toString(valueBytes),
                  warmUp.toString(),
                  time.toString()));
      return new EmbeddedPuts(
          readings.get(0).value(),
          readings.get(1).value(),
          readings.get(2).value(),
          readings.get(3).value());
    } finally {
      Folders.delete(store);
    }
  }

  /** Takes the folder, the writers, the size of a value, and how long to warm up and measure. */
  public static void main(String[] args) {
    PrintStream readings = System.out;
    System.setOut(System.err);
    int valueBytes = Integer.parseInt(args[2]);
    ByteString[] keys = Pods.keys(KEYS);
    try (EmbeddedStore store = RunningEngine.openEmbedded(Path.of(args[0]))) {
      ClosedLoop loop =
          new ClosedLoop(
              Integer.parseInt(args[1]),
              writer -> {
                SplittableRandom random = new SplittableRandom(writer);
                return () -> {
                  byte[] value = new byte[valueBytes];
                  random.nextBytes(value);
                  ByteString key = keys[random.nextInt(keys.length)];
                  long unused =
                      Content.committed(store.commit(Txn.put(key, ByteString.wrap(value))));
                };
              });
      loop.run(Duration.parse(args[3]));
      long cpu = ProcessorTime.ofThisJvm();
      ClosedLoop.Pace pace = loop.run(Duration.parse(args[4]));
      double cpuMillis = (ProcessorTime.ofThisJvm() - cpu) / 1e6 / pace.latencies().count();
      List.of(
              new Reading("puts", Unit.OPERATIONS_PER_SECOND, pace.perSecond()),
              new Reading("p50", Unit.MILLISECONDS, pace.latencies().percentile(0.5) / 1e6),
              new Reading("p99", Unit.MILLISECONDS, pace.latencies().percentile(0.99) / 1e6),
              new Reading("CPU", Unit.MILLISECONDS, cpuMillis))
          .forEach(reading -> readings.println(reading.line()));
    }
  }
}
