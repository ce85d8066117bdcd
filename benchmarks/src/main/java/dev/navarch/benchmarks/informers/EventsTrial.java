package dev.navarch.benchmarks.informers;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** How many events a second come through one informer to every one of its handlers. */
final class EventsTrial {
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private EventsTrial() {}

  /** Takes the library, the kubeconfig, handlers, events to warm up, and events to measure. */
  public static void main(String[] args) throws Exception {
    System.out.println(
        perSecond(
            Library.valueOf(args[0]),
            Path.of(args[1]),
            Integer.parseInt(args[2]),
            Integer.parseInt(args[3]),
            Integer.parseInt(args[4])));
    System.exit(0);
  }

  static double perSecond(Library library, Path kubeconfig, int handlers, int warmUp, int measured)
      throws Exception {
    List<Counter> counters =
        Stream.generate(() -> new Counter(warmUp, measured)).limit(handlers).toList();
    try (PodInformers client = library.open(kubeconfig);
        PodInformer informer = client.inform("", List.copyOf(counters))) {
      double slowest = Double.MAX_VALUE;
      for (Counter counter : counters) {
        slowest = Math.min(slowest, counter.perSecond());
      }
      if (informer.size() == 0) {
        throw new IOException("handlers are told of events, and nothing is in the store");
      }
      return slowest;
    }
  }

  /** A handler. One thread calls it, another waits for its end. */
  private static final class Counter implements Runnable {
    private final int first;
    private final int last;
    private final CountDownLatch ended = new CountDownLatch(1);
    private int count;
    private long began;
    private long end;

    Counter(int warmUp, int measured) {
      first = warmUp;
      last = warmUp + measured;
    }

    @Override
    public void run() {
      count++;
      if (count == first) {
        began = System.nanoTime();
      } else if (count == last) {
        end = System.nanoTime();
        ended.countDown();
      }
    }

    double perSecond() throws IOException, InterruptedException {
      if (!ended.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IOException("the events did not come within " + PATIENCE);
      }
      return (last - first) / ((end - began) / 1e9);
    }
  }
}
