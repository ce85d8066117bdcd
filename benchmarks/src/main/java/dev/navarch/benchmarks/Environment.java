package dev.navarch.benchmarks;

import dev.navarch.benchmarks.measuring.Machine;
import dev.navarch.benchmarks.measuring.Versions;

/** What a reader must know to compare one table with another. */
final class Environment {
  private Environment() {}

  static String markdown(boolean quick, int pods) {
    Versions versions = Versions.read();
    return Machine.markdown()
        + """
        - codecs: %s
        - heap: %,d pods of each size
        - pods: %,d and %,d bytes of JSON
        - versions: Navarch %s; fabric8 %s with Jackson %s; official client %s, also with Jackson %s
        """
            .formatted(
                quick
                    ? "one fork and few iterations, only to see that everything runs"
                    : "2 forks, 5 x 1 s warm-up, 5 x 1 s measurement, 1 thread",
                pods,
                PodSize.SMALL.template().pod(0).length,
                PodSize.LARGE.template().pod(0).length,
                versions.of("navarch"),
                versions.of("fabric8"),
                versions.of("jackson3"),
                versions.of("official"),
                versions.of("jackson2"));
  }
}
