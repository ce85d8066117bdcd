package dev.navarch.benchmarks.informers;

import dev.navarch.benchmarks.measuring.HeapAtRest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** How much heap an informer keeps for each pod that it holds. */
final class HeapTrial {
  /** Where no pods are: what any informer needs is then in place. */
  private static final String NO_PODS = "default";

  private HeapTrial() {}

  /**
   * Takes the library, the kubeconfig, the least number of pods, and whether managed fields are
   * kept; prints bytes.
   */
  public static void main(String[] args) throws Exception {
    System.out.println(
        bytesPerPod(
            Library.valueOf(args[0]),
            Path.of(args[1]),
            Integer.parseInt(args[2]),
            Boolean.parseBoolean(args[3])));
    System.exit(0);
  }

  static double bytesPerPod(Library library, Path kubeconfig, int pods, boolean keepManagedFields)
      throws Exception {
    try (PodInformers client = library.open(kubeconfig, keepManagedFields);
        PodInformer first = client.inform(NO_PODS, List.of())) {
      if (first.size() > 0) {
        throw new IOException("there are pods in namespace " + NO_PODS);
      }
      long before = HeapAtRest.bytes();
      try (PodInformer informer = client.inform("", List.of())) {
        SyncTrial.check(informer, pods);
        return (double) (HeapAtRest.bytes() - before) / informer.size();
      }
    }
  }
}
