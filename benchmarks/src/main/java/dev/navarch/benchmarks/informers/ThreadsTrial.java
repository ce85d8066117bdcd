package dev.navarch.benchmarks.informers;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** How many threads some informers have when they have synced and nothing happens. */
final class ThreadsTrial {
  private ThreadsTrial() {}

  /** Takes the library, the kubeconfig, how many informers, and milliseconds of stillness. */
  public static void main(String[] args) throws Exception {
    LiveThreads threads =
        used(
            Library.valueOf(args[0]),
            Path.of(args[1]),
            Integer.parseInt(args[2]),
            Duration.ofMillis(Long.parseLong(args[3])));
    System.out.println(threads.platform() + " " + threads.virtual());
    System.exit(0);
  }

  /** Each informer has a namespace of its own, in which there is nothing. */
  static LiveThreads used(Library library, Path kubeconfig, int informers, Duration stillness)
      throws Exception {
    LiveThreads before = LiveThreads.count();
    List<PodInformer> started = new ArrayList<>();
    try (PodInformers client = library.open(kubeconfig)) {
      for (int i = 0; i < informers; i++) {
        PodInformer informer = client.inform("threads-" + i, List.of(() -> {}));
        started.add(informer);
        if (informer.size() > 0) {
          throw new IOException("there are pods in namespace threads-" + i);
        }
      }
      LiveThreads at = LiveThreads.atRest(stillness);
      started.forEach(PodInformer::close);
      return new LiveThreads(at.platform() - before.platform(), at.virtual() - before.virtual());
    }
  }
}
