package dev.navarch.controllers.garbagecollector;

import dev.navarch.client.mapper.NoMatchException;
import dev.navarch.client.workqueue.QueueConfig;
import dev.navarch.client.workqueue.RateLimiters;
import dev.navarch.client.workqueue.RateLimitingQueue;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Nodes that something has to be done for, and the threads that do it: an attempt for a node runs
 * on one of them at a time. An attempt that fails, or asks for it, is made again, later each time.
 *
 * <p>Started once and closed once. Nodes may be added by any thread, at once or later, and before
 * the start too.
 */
final class CollectorQueue implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.controllers");
  private static final Duration FIRST_RETRY = Duration.ofMillis(5);
  private static final Duration LAST_RETRY = Duration.ofMinutes(1);

  /** Does something for a node. */
  @FunctionalInterface
  interface Attempt {
    /** Does it; true if it has to be done again. */
    boolean make(Node node) throws IOException, InterruptedException;
  }

  private final String name;
  private final RateLimitingQueue<Node> queue =
      RateLimitingQueue.create(
          RateLimiters.itemExponential(FIRST_RETRY, LAST_RETRY), QueueConfig.DEFAULT);
  private final List<Thread> threads = new ArrayList<>();

  CollectorQueue(String name) {
    this.name = name;
  }

  void add(Node node) {
    queue.add(node);
  }

  void addAfter(Node node, Duration delay) {
    queue.addAfter(node, delay);
  }

  void addLater(Node node) {
    queue.addRateLimited(node);
  }

  void start(int workers, Attempt attempt) {
    for (int i = 0; i < workers; i++) {
      threads.add(Thread.ofVirtual().name(name + "-" + i).start(() -> work(attempt)));
    }
  }

  private void work(Attempt attempt) {
    try {
      for (Node node = queue.get(); node != null; node = queue.get()) {
        try {
          workOn(node, attempt);
        } finally {
          queue.done(node);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void workOn(Node node, Attempt attempt) throws InterruptedException {
    try {
      if (attempt.make(node)) {
        queue.addRateLimited(node);
      } else {
        queue.forget(node);
      }
    } catch (IOException | RuntimeException | Error e) { // a thread that ends is missed for good
      if (!queue.isShuttingDown()) {
        // A kind that is not served may be served again; that is no fault of anybody.
        Level level = e instanceof NoMatchException ? Level.DEBUG : Level.INFO;
        LOG.log(
            e instanceof Error ? Level.ERROR : level,
            () ->
                "%s will try again: %s: %s"
                    .formatted(name, node, e instanceof Error ? e : e.getMessage()));
        queue.addRateLimited(node);
      }
    }
  }

  /** Drops what waits, interrupts what is under way, and waits for the threads. */
  @Override
  public void close() {
    queue.shutDown();
    threads.forEach(Thread::interrupt);
    ThreadEnd.await(threads);
  }
}
