package dev.navarch.client.workqueue;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;

/**
 * Threads that take items out of a queue and work on them. An item whose work failed, whatever it
 * threw, comes back as the queue's limiter says; one whose work is done is forgotten by it. Workers
 * end when the queue is shut down and empty, or when they are interrupted by {@link #close}; an
 * interrupt that some work left behind does not end them.
 */
public final class Workers<T> implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.workqueue");

  private final RateLimitingQueue<T> queue;
  private final WorkHandler<? super T> handler;
  private final List<Thread> threads = new ArrayList<>();

  /** Set before workers are interrupted. */
  private volatile boolean givenUp;

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
    boolean more = true;
    while (more && !givenUp) {
      try {
        T item = queue.get();
        more = item != null;
        if (item != null) {
          workSafelyOn(item);
        }
      } catch (InterruptedException e) {
        LOG.log(Level.DEBUG, "a worker was interrupted", e);
      } catch (RuntimeException | Error e) { // it would fail again and again
        LOG.log(Level.ERROR, "a worker ends, because nothing can be taken out of its queue", e);
        more = false;
      }
    }
  }

  private void workSafelyOn(T item) {
    try {
      workOn(item);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.ERROR, "a worker could not put failed work back", e);
    }
  }

  private void workOn(T item) {
    try {
      handler.handle(item);
      queue.forget(item);
    } catch (Throwable e) {
      queue.addRateLimited(item);
      if (!givenUp) {
        LOG.log(Level.WARNING, () -> "work failed and is tried again, item=" + item, e);
      }
    } finally {
      queue.done(item);
      // what the work left behind is not for the next item; the end is known without it
      boolean unused = Thread.interrupted();
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
      givenUp = true;
      threads.forEach(Thread::interrupt);
      Thread.currentThread().interrupt();
    }
  }
}
