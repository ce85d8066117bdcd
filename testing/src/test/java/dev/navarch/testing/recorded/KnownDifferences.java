package dev.navarch.testing.recorded;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;

/**
 * The steps in which this server is meant to differ, or does not do yet what the recording shows;
 * each line of the file gives a scenario, its steps and the reason.
 */
final class KnownDifferences {
  private static final String FILE = "known-differences.tsv";

  private KnownDifferences() {}

  /** All steps, as {@code scenario step}. */
  static Set<String> steps() throws IOException {
    Set<String> steps = new TreeSet<>();
    try (InputStream in = KnownDifferences.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IOException("there is no " + FILE);
      }
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (line.isBlank() || line.startsWith("#")) {
          continue;
        }
        String[] columns = line.split("\t", -1);
        if (columns.length != 3 || columns[2].isBlank()) {
          throw new IOException("a scenario, its steps and a reason are needed: " + line);
        }
        for (String range : columns[1].split(",", -1)) {
          String[] ends = range.split("-", -1);
          int last = Integer.parseInt(ends[ends.length - 1]);
          for (int step = Integer.parseInt(ends[0]); step <= last; step++) {
            steps.add(columns[0] + " " + step);
          }
        }
      }
    }
    return steps;
  }
}
