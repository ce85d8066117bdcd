package dev.navarch.testing.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Several clients at once. */
public final class Crowd {
  /** What one of them does. */
  public interface Member<T> {
    T run(int number) throws Exception;
  }

  private static final Duration LIMIT = Duration.ofMinutes(2);

  private Crowd() {}

  /** Lets so many do the same at the same time; their results in the order of their numbers. */
  public static <T> List<T> of(int size, Member<T> member) {
    return of(size, LIMIT, member);
  }

  /** Lets so many do the same at the same time, for no longer than the limit. */
  static <T> List<T> of(int size, Duration limit, Member<T> member) {
    List<Callable<T>> members = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int number = i;
      members.add(() -> member.run(number));
    }
    return run(members, limit);
  }

  /** Lets all run at the same time; the first failure is thrown. */
  static <T> List<T> run(List<? extends Callable<T>> members) {
    return run(members, LIMIT);
  }

  private static <T> List<T> run(List<? extends Callable<T>> members, Duration limit) {
    ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    try {
      List<Future<T>> futures = new ArrayList<>();
      members.forEach(member -> futures.add(threads.submit(member)));
      List<T> results = new ArrayList<>();
      for (Future<T> future : futures) {
        results.add(future.get(limit.toMillis(), TimeUnit.MILLISECONDS));
      }
      return results;
    } catch (ExecutionException e) {
      throw new AssertionError(e.getCause());
    } catch (TimeoutException e) {
      throw new AssertionError("not done after " + limit, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } finally {
      threads.shutdownNow();
    }
  }
}
