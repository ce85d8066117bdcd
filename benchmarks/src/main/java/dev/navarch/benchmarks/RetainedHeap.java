package dev.navarch.benchmarks;

import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.measuring.HeapAtRest;
import dev.navarch.benchmarks.measuring.Unit;
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
  private static final ForkedJvm JVM = new ForkedJvm(HeapAtRest.JVM_OPTIONS);

  /**
   * Pods before the first reading: classes and the libraries' caches for them are then in place.
   */
  private static final int WARM_UP = 10;

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
      long before = HeapAtRest.bytes();
      for (int i = 0; i < count; i++) {
        pods[i] = codec.decode(template.pod(i));
      }
      return (double) (HeapAtRest.bytes() - before) / count;
    } finally {
      Reference.reachabilityFence(pods);
    }
  }
}
