package dev.navarch.benchmarks.informers;

import dev.navarch.client.workqueue.WorkQueue;
import io.kubernetes.client.extended.workqueue.DefaultWorkQueue;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/**
 * How many items a second go through a work queue: added, taken and done. Fabric8 has none that
 * programs could use.
 */
final class QueueTrial {
  private static final int KEYS = 1_000;
  private static final int BATCH = 100;

  private QueueTrial() {}

  /** A queue of either library. */
  interface Queue {
    void add(String item);

    String take() throws InterruptedException;

    void done(String item);
  }

  /** Takes the library and milliseconds; prints items a second on one thread and on two. */
  public static void main(String[] args) throws Exception {
    Library library = Library.valueOf(args[0]);
    Duration time = Duration.ofMillis(Long.parseLong(args[1]));
    double unused = onOneThread(queue(library), time);
    double one = onOneThread(queue(library), time);
    unused = onTwoThreads(queue(library), time);
    System.out.println(one + " " + onTwoThreads(queue(library), time));
  }

  static Queue queue(Library library) {
    return switch (library) {
      case NAVARCH -> new Ours(WorkQueue.create());
      case OFFICIAL -> new Official(new DefaultWorkQueue<>());
      default -> throw new IllegalArgumentException(library + " has no queue");
    };
  }

  private record Ours(WorkQueue<String> queue) implements Queue {
    @Override
    public void add(String item) {
      queue.add(item);
    }

    @Override
    public String take() throws InterruptedException {
      String item = queue.get();
      if (item == null) {
        throw new IllegalStateException("the queue is shut down");
      }
      return item;
    }

    @Override
    public void done(String item) {
      queue.done(item);
    }
  }

  private record Official(DefaultWorkQueue<String> queue) implements Queue {
    @Override
    public void add(String item) {
      queue.add(item);
    }

    @Override
    public String take() throws InterruptedException {
      return queue.get();
    }

    @Override
    public void done(String item) {
      queue.done(item);
    }
  }

  private static List<String> keys() {
    return IntStream.range(0, KEYS).mapToObj(i -> "shop/checkout-" + i).toList();
  }

  /** Adds a hundred items, then takes and finishes as many, and so on. */
  static double onOneThread(Queue queue, Duration time) throws InterruptedException {
    List<String> keys = keys();
    long items = 0;
    long start = System.nanoTime();
    long now = start;
    while (now - start < time.toNanos()) {
      for (int i = 0; i < BATCH; i++) {
        queue.add(keys.get((int) ((items + i) % KEYS)));
      }
      for (int i = 0; i < BATCH; i++) {
        queue.done(queue.take());
      }
      items += BATCH;
      now = System.nanoTime();
    }
    return items / ((now - start) / 1e9);
  }

  /** One thread adds a hundred items; another takes and finishes them, and says so. */
  static double onTwoThreads(Queue queue, Duration time) throws Exception {
    List<String> keys = keys();
    try (var worker = Executors.newSingleThreadExecutor()) {
      long items = 0;
      long start = System.nanoTime();
      long now = start;
      while (now - start < time.toNanos()) {
        CompletableFuture<Void> batch = CompletableFuture.runAsync(() -> takeBatch(queue), worker);
        for (int i = 0; i < BATCH; i++) {
          queue.add(keys.get((int) ((items + i) % KEYS)));
        }
        batch.get();
        items += BATCH;
        now = System.nanoTime();
      }
      return items / ((now - start) / 1e9);
    }
  }

  private static void takeBatch(Queue queue) {
    try {
      for (int i = 0; i < BATCH; i++) {
        queue.done(queue.take());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
