package dev.navarch.attacks.measuring;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Samples the resident memory of a process, in megabytes. Linux only. */
final class ResidentMemory {
  private static final long BETWEEN = Duration.ofMillis(50).toNanos();

  private final long pid;
  private final Thread thread;
  private volatile boolean stopped;
  private volatile double peak;

  private ResidentMemory(long pid) {
    this.pid = pid;
    this.thread = Thread.ofPlatform().daemon().unstarted(this::run);
  }

  static ResidentMemory sample(long pid) {
    ResidentMemory memory = new ResidentMemory(pid);
    memory.thread.start();
    return memory;
  }

  private void run() {
    while (!stopped) {
      peak = Math.max(peak, now(pid));
      LockSupport.parkNanos(BETWEEN);
    }
  }

  static double now(long pid) {
    try {
      return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status")).stream()
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
          .findFirst()
          .orElse(Double.NaN);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  double stop() {
    stopped = true;
    return peak;
  }
}
