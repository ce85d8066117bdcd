package dev.navarch.benchmarks.storage;

import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.embedded.EmbeddedStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A JVM that writes into a folder of the embedded engine. */
final class FolderWriter {
  /** Do not close the store, but say so and wait to be killed. */
  static final String STAY = "stay";

  private FolderWriter() {}

  /**
   * Takes the folder, the number of pods, which are put if there are none, how many of them are
   * overwritten one by one, and {@link #STAY} if it is to be killed.
   */
  public static void main(String[] args) throws IOException {
    int pods = Integer.parseInt(args[1]);
    EmbeddedStore store = RunningEngine.openEmbedded(Path.of(args[0]));
    if (store.range(RangeRequest.count(Pods.ALL)).count() == 0) {
      Content.load(store, pods);
    }
    Content.overwrite(store, pods, Integer.parseInt(args[2]));
    if (List.of(args).contains(STAY)) {
      System.out.println("written");
      // Who started this ends it; should they be gone instead, their end of this stream is closed.
      while (System.in.read() >= 0) {}
    }
    store.close();
  }
}
