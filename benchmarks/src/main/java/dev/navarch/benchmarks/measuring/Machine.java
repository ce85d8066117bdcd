package dev.navarch.benchmarks.measuring;

import java.time.LocalDate;
import java.time.ZoneOffset;

/** Where and when a table was measured, as the first lines of the list above it. */
public final class Machine {
  private Machine() {}

  public static String markdown() {
    return """
    - date: %s
    - JDK: %s (%s, %s)
    - machine: %d processors, %s %s
    """
        .formatted(
            LocalDate.now(ZoneOffset.UTC),
            Runtime.version(),
            System.getProperty("java.vm.name"),
            System.getProperty("java.vendor"),
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("os.name"),
            System.getProperty("os.arch"));
  }
}
