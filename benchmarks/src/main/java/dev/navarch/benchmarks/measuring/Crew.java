package dev.navarch.benchmarks.measuring;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Some threads that share numbered work, and are done with it before {@link #work} returns. */
public final class Crew {
  private Crew() {}

  /** What is done for a number. */
  @FunctionalInterface
  public interface Work {
    void on(int number) throws Exception;
  }

  /**
   * Does the work for all numbers from one on to before another.
   *
   * @throws IOException if it failed for one of them; the rest of that thread's share is left
   */
  public static void work(int hands, int from, int to, Work work) throws IOException {
    AtomicInteger next = new AtomicInteger(from);
    List<Future<?>> shares = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < hands; i++) {
        shares.add(
            threads.submit(() -> {
              for (int n = next.getAndIncrement(); n < to; n = next.getAndIncrement()) {
                work.on(n);
              }
              return null;
            }));
      }
    }
    for (Future<?> share : shares) {
      if (share.state() == Future.State.FAILED) {
        Throwable cause = share.exceptionNow();
        throw new IOException("not all could be done: " + cause, cause);
      }
    }
  }
}
