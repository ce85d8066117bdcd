package dev.navarch.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How much heap a decoded pod keeps: many different pods are decoded from JSON, one after the
 * other, and held in an array; the bytes they were decoded from are let go.
 *
 * <p>Each library and size has its own JVM, where {@link #main} measures and prints the bytes per
 * pod.
 */
final class RetainedHeap {
  /** The usual layout of objects: compressed references, no compact headers. */
  private static final ForkedJvm JVM =
      new ForkedJvm(
          List.of(
              "-Xmx4g",
              "-XX:+UseSerialGC",
              "-XX:+IgnoreUnrecognizedVMOptions",
              "-XX:-UseCompactObjectHeaders"));

  /**
   * Pods before the first reading: classes and the libraries' caches for them are then in place.
   */
  private static final int WARM_UP = 10;

  private static final int MOST_COLLECTIONS = 20;

  private RetainedHeap() {}

  static List<Figure> measure(int pods) {
    List<Figure> figures = new ArrayList<>();
    for (PodSize size : PodSize.values()) {
      for (JsonLibrary library : JsonLibrary.values()) {
        System.err.println("# Retained heap: " + size.title() + ", " + library.title());
        String bytes =
            JVM.run(RetainedHeap.class, library.name(), size.name(), Integer.toString(pods));
        figures.add(
            Figure.of(
                size.title() + ", retained heap",
                library.title(),
                Unit.BYTES_PER_POD,
                Double.parseDouble(bytes)));
      }
    }
    return figures;
  }

  /** Measures one library: its name, the size's name, the number of pods. */
  public static void main(String[] args) {
    PodCodec codec = JsonLibrary.valueOf(args[0]).codec();
    PodTemplate template = PodSize.valueOf(args[1]).template();
    System.out.println(bytesPerPod(codec, template, Integer.parseInt(args[2])));
  }

  private static double bytesPerPod(PodCodec codec, PodTemplate template, int count) {
    RoundTrip.checkJson(codec, template.pod(count));
    for (int i = 1; i <= WARM_UP; i++) {
      codec.decode(template.pod(count + i));
    }
    @Nullable Object[] pods = new @Nullable Object[count];
    try {
      long before = used();
      for (int i = 0; i < count; i++) {
        pods[i] = codec.decode(template.pod(i));
      }
      return (double) (used() - before) / count;
    } finally {
      Reference.reachabilityFence(pods);
    }
  }

  /** The bytes in use once another collection frees less than a kilobyte. */
  private static long used() {
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
