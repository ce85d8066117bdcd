package dev.navarch.client.workqueue;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;

/**
 * Threads that take items out of a queue and work on them. An item whose work failed comes back as
 * the queue's limiter says; one whose work is done is forgotten by it. Workers end when the queue
 * is shut down and empty.
 */
public final class Workers<T> implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.workqueue");

  private final RateLimitingQueue<T> queue;
  private final WorkHandler<? super T> handler;
  private final List<Thread> threads = new ArrayList<>();

  private Workers(RateLimitingQueue<T> queue, WorkHandler<? super T> handler) {
    this.queue = queue;
    this.handler = handler;
  }

  /** Starts so many workers, each on a virtual thread. */
  public static <T> Workers<T> start(
      String name, int count, RateLimitingQueue<T> queue, WorkHandler<? super T> handler) {
    if (count < 1) {
      throw new IllegalArgumentException("a queue needs a worker");
    }
    Workers<T> workers = new Workers<>(queue, handler);
    for (int i = 0; i < count; i++) {
      workers.threads.add(Thread.ofVirtual().name(name + "-" + i).start(workers::work));
    }
    return workers;
  }

  private void work() {
    try {
      for (T item = queue.get(); item != null; item = queue.get()) {
        boolean interrupted = workOn(item);
        if (interrupted) {
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean workOn(T item) {
    try {
      handler.handle(item);
      queue.forget(item);
      return false;
    } catch (InterruptedException e) {
      queue.addRateLimited(item);
      Thread.currentThread().interrupt();
      return true;
    } catch (Exception e) {
      LOG.log(Level.WARNING, () -> "work failed and is tried again, item=" + item, e);
      queue.addRateLimited(item);
      return false;
    } finally {
      queue.done(item);
    }
  }

  /** Waits until all workers have ended. */
  public void join() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /**
   * Shuts the queue down and waits until what is in it is worked off. An interrupt is passed on to
   * the workers, which are then no longer waited for.
   */
  @Override
  public void close() {
    queue.shutDown();
    try {
      join();
    } catch (InterruptedException e) {
      threads.forEach(Thread::interrupt);
      Thread.currentThread().interrupt();
    }
  }
}
