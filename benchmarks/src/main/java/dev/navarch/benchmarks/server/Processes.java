package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.measuring.ProcessorTime;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The processes of a server on this machine; none when it runs elsewhere, or nobody knows which
 * they are.
 */
record Processes(List<Long> pids) {
  private static final String RESIDENT = "VmRSS:";

  Processes {
    pids = List.copyOf(pids);
  }

  /** What they have taken of the processors so far, in milliseconds; NaN when that is not known. */
  double cpuMillis() {
    try {
      return pids.isEmpty() ? Double.NaN : pids.stream().mapToLong(ProcessorTime::of).sum() / 1e6;
    } catch (IllegalStateException e) {
      return Double.NaN;
    }
  }

  /** What they hold in memory, in millions of bytes; NaN when that is not known. */
  double residentMegabytes() {
    return pids.isEmpty()
        ? Double.NaN
        : pids.stream().mapToDouble(pid -> residentKibibytes(pid)).sum() * 1024 / 1e6;
  }

  /** Linux tells this in a line like {@code VmRSS: 123 kB}; other systems do not. */
  private static double residentKibibytes(long pid) {
    try {
      for (String line : Files.readAllLines(Path.of("/proc", Long.toString(pid), "status"))) {
        if (line.startsWith(RESIDENT)) {
          String[] words = line.substring(RESIDENT.length()).strip().split(" ", 2);
          return Double.parseDouble(words[0]);
        }
      }
      return Double.NaN;
    } catch (IOException | NumberFormatException e) {
      return Double.NaN;
    }
  }
}
