package dev.navarch.benchmarks;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Properties;

/** What a reader must know to compare one table with another. */
final class Environment {
  private Environment() {}

  static String markdown(boolean quick, int pods) {
    Properties versions = versions();
    return """
    - date: %s
    - JDK: %s (%s, %s)
    - machine: %d processors, %s %s
    - codecs: %s
    - heap: %,d pods of each size
    - pods: %,d and %,d bytes of JSON
    - versions: Navarch %s; fabric8 %s with Jackson %s; official client %s, also with Jackson %s
    """
        .formatted(
            LocalDate.now(ZoneOffset.UTC),
            Runtime.version(),
            System.getProperty("java.vm.name"),
            System.getProperty("java.vendor"),
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            quick
                ? "one fork and few iterations, only to see that everything runs"
                : "2 forks, 5 x 1 s warm-up, 5 x 1 s measurement, 1 thread",
            pods,
            PodSize.SMALL.template().pod(0).length,
            PodSize.LARGE.template().pod(0).length,
            versions.getProperty("navarch"),
            versions.getProperty("fabric8"),
            versions.getProperty("jackson3"),
            versions.getProperty("official"),
            versions.getProperty("jackson2"));
  }

  private static Properties versions() {
    Properties versions = new Properties();
    try {
      versions.load(new StringReader(PodTemplate.resource("versions.properties")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return versions;
  }
}
