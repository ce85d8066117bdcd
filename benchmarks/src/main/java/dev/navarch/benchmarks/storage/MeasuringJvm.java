package dev.navarch.benchmarks.storage;

import java.io.PrintStream;
import java.nio.file.Path;

/** The JVM in which one engine is measured for one row. It prints its {@link Reading}s. */
final class MeasuringJvm {
  private MeasuringJvm() {}

  /** Takes the names of the row and the engine, the folder, and whether to be quick. */
  public static void main(String[] args) throws Exception {
    PrintStream readings = System.out;
    System.setOut(System.err);
    Row.valueOf(args[0])
        .measurement()
        .measure(Engine.valueOf(args[1]), Path.of(args[2]), Scale.of(Boolean.parseBoolean(args[3])))
        .forEach(reading -> readings.println(reading.line()));
  }
}
