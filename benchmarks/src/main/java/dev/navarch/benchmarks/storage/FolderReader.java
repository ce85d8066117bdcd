package dev.navarch.benchmarks.storage;

import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.embedded.EmbeddedStore;
import java.nio.file.Path;

/** A JVM that opens a folder of the embedded engine, and prints how many milliseconds that took. */
final class FolderReader {
  private FolderReader() {}

  /** Takes the folder and the number of pods that must be in it. */
  public static void main(String[] args) {
    long start = System.nanoTime();
    try (EmbeddedStore store = RunningEngine.openEmbedded(Path.of(args[0]))) {
      Content.requirePod(store);
      double millis = (System.nanoTime() - start) / 1e6;
      long count = store.range(RangeRequest.count(Pods.ALL)).count();
      if (count != Long.parseLong(args[1])) {
        throw new IllegalStateException(count + " pods instead of " + args[1]);
      }
      System.out.println(millis);
    }
  }
}
