package dev.navarch.storage.testing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Threads that do the same at once. What one of them throws is thrown by whoever let them run. */
public final class Crowd {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** What each member does. */
  public interface Work {
    void run(int member) throws Exception;
  }

  private final List<Thread> threads = new ArrayList<>();
  private final CountDownLatch start = new CountDownLatch(1);
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
  private volatile boolean stopped;

  private Crowd(int size, Work work, boolean repeating) {
    for (int i = 0; i < size; i++) {
      int member = i;
      threads.add(
          Thread.ofPlatform()
              .name("crowd-" + member)
              .daemon()
              .start(() -> act(member, work, repeating)));
    }
    start.countDown();
  }

  /** Has each of so many threads do the work once, and waits for all. */
  public static void run(int size, Work work) {
    new Crowd(size, work, false).join();
  }

  /** The same, and does something else meanwhile. */
  public static void run(int size, Work work, Runnable meanwhile) {
    new Crowd(size, work, false).join(meanwhile);
  }

  /** Has so many threads do the work over and over while something else is done. */
  public static void repeat(int size, Work work, Runnable meanwhile) {
    new Crowd(size, work, true).join(meanwhile);
  }

  private void join(Runnable meanwhile) {
    try {
      meanwhile.run();
    } catch (RuntimeException | AssertionError e) {
      stopped = true;
      Throwable first = failure.get();
      if (first != null) {
        e.addSuppressed(first);
      }
      throw e;
    }
    stopped = true;
    join();
  }

  private void act(int member, Work work, boolean repeating) {
    try {
      start.await();
      do {
        work.run(member);
      } while (repeating && !stopped && failure.get() == null);
    } catch (Throwable e) {
      failure.compareAndSet(null, e);
    }
  }

  private void join() {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    try {
      for (Thread thread : threads) {
        long left = Math.max(1, deadline - System.nanoTime());
        if (!thread.join(Duration.ofNanos(left))) {
          AssertionError stuck = new AssertionError(thread.getName() + " is stuck");
          stuck.setStackTrace(thread.getStackTrace());
          throw stuck;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while waiting for a crowd", e);
    }
    Throwable first = failure.get();
    if (first != null) {
      throw new AssertionError("a thread of the crowd failed: " + first.getMessage(), first);
    }
  }
}
