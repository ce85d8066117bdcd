package dev.navarch.benchmarks.measuring;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.List;

/** How much of the heap is in use when nothing is left to collect. */
public final class HeapAtRest {
  /** The usual layout of objects: compressed references, no compact headers. */
  public static final List<String> JVM_OPTIONS =
      List.of(
          "-Xmx4g",
          "-XX:+UseSerialGC",
          "-XX:+IgnoreUnrecognizedVMOptions",
          "-XX:-UseCompactObjectHeaders");

  private static final int MOST_COLLECTIONS = 20;

  private HeapAtRest() {}

  /** The bytes in use once another collection frees less than a kilobyte. */
  public static long bytes() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    long last = Long.MAX_VALUE;
    for (int i = 0; i < MOST_COLLECTIONS; i++) {
      System.gc();
      long now = memory.getHeapMemoryUsage().getUsed();
      if (last - now < 1024) {
        return now;
      }
      last = now;
    }
    throw new IllegalStateException("the heap does not come to rest");
  }
}
