package dev.navarch.benchmarks.informers;

import dev.navarch.benchmarks.measuring.ProcessorTime;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How long it takes from nothing to an informer that has synced, several times in a JVM: the first
 * time classes are loaded and nothing is compiled, the last time the JVM is warm.
 */
final class SyncTrial {
  private SyncTrial() {}

  /** One sync, with what it took of this JVM's processors. */
  record Sync(double millis, double cpuMillis) {
    static Sync parse(String line) {
      String[] numbers = line.split(" ", -1);
      return new Sync(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]));
    }

    String line() {
      return millis + " " + cpuMillis;
    }
  }

  /** Takes the library, the kubeconfig, the least number of pods, and how often. */
  public static void main(String[] args) throws Exception {
    measure(
            Library.valueOf(args[0]),
            Path.of(args[1]),
            Integer.parseInt(args[2]),
            Integer.parseInt(args[3]))
        .forEach(sync -> System.out.println(sync.line()));
    System.exit(0); // not all libraries end their threads
  }

  static List<Sync> measure(Library library, Path kubeconfig, int pods, int times)
      throws Exception {
    List<Sync> syncs = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      long cpu = ProcessorTime.ofThisJvm();
      long start = System.nanoTime();
      try (PodInformers client = library.open(kubeconfig);
          PodInformer informer = client.inform("", List.of(() -> {}))) {
        long end = System.nanoTime();
        syncs.add(new Sync((end - start) / 1e6, (ProcessorTime.ofThisJvm() - cpu) / 1e6));
        check(informer, pods);
      }
    }
    return syncs;
  }

  /** An informer that says that it has synced must have everything. */
  static void check(PodInformer informer, int pods) throws IOException {
    if (informer.size() < pods) {
      throw new IOException("synced with %,d of %,d pods".formatted(informer.size(), pods));
    }
  }
}
