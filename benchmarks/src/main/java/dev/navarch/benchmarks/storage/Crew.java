package dev.navarch.benchmarks.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** Virtual threads that work side by side. */
final class Crew {
  private Crew() {}

  /**
   * Gives every worker, numbered from 0, a virtual thread, and returns what they made.
   *
   * @throws IllegalStateException when one of them fails
   */
  static <T> List<T> run(int workers, IntFunction<T> work) {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<T>> futures = new ArrayList<>();
      for (int i = 0; i < workers; i++) {
        int worker = i;
        futures.add(threads.submit(() -> work.apply(worker)));
      }
      List<T> results = new ArrayList<>();
      for (Future<T> future : futures) {
        results.add(future.get());
      }
      return results;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a worker failed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the workers were interrupted", e);
    }
  }
}
