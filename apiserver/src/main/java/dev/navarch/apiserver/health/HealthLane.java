package dev.navarch.apiserver.health;

import dev.navarch.apimachinery.errors.ApiException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Threads that answer questions about health and nothing else, so that no other request can delay
 * them. They are platform threads: virtual ones wait for each other. There are none before the
 * first question.
 *
 * <p>A check that may block runs on a further thread and is waited for until its time is over. A
 * check has one run at a time; questions that come during a run share its result, so a check that
 * hangs occupies one thread, and delays answers by its time once.
 */
public final class HealthLane implements AutoCloseable {
  /** How long a check may take unless said otherwise. */
  public static final Duration DEFAULT_PATIENCE = Duration.ofSeconds(2);

  private static final int THREADS = 2;
  private static final int QUEUE = 1000;

  private final Duration patience;
  private final ThreadPoolExecutor threads;
  private final ExecutorService checkThreads = Executors.newCachedThreadPool(named("health-check"));
  private final Map<HealthCheck, Run> runs = new ConcurrentHashMap<>();

  private record Run(FutureTask<Optional<String>> result, long deadline) {}

  public HealthLane() {
    this(DEFAULT_PATIENCE);
  }

  /**
   * Creates a lane.
   *
   * @param patience how long a check may take before it counts as failed
   */
  public HealthLane(Duration patience) {
    this.patience = patience;
    this.threads =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            1,
            TimeUnit.MINUTES,
            new LinkedBlockingQueue<>(QUEUE),
            named("health"));
    threads.allowCoreThreadTimeOut(true);
  }

  private static ThreadFactory named(String name) {
    return Thread.ofPlatform().daemon().name(name + "-", 0).factory();
  }

  /**
   * Answers a question on a thread of the lane.
   *
   * @throws ApiException if too many questions wait already
   */
  void run(Runnable answer) {
    try {
      threads.execute(answer);
    } catch (RejectedExecutionException e) {
      throw ApiException.tooManyRequests("Too many requests, please try again later.", 1);
    }
  }

  /** Runs a check, and gives what is wrong; empty if nothing is. */
  Optional<String> problem(HealthCheck check) {
    if (!check.mayBlock()) {
      return Checkup.problem(check);
    }
    Run run = runs.computeIfAbsent(check, this::start);
    try {
      return run.result.get(run.deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      return Optional.of("not done within " + patience.toMillis() + " ms");
    } catch (ExecutionException e) {
      return Optional.of(String.valueOf(e.getCause()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of("interrupted");
    }
  }

  private Run start(HealthCheck check) {
    FutureTask<Optional<String>> result =
        new FutureTask<>(() -> Checkup.problem(check)) {
          @Override
          protected void done() {
            runs.remove(check);
          }
        };
    // The task cannot end before the map has the run: the map is locked for the check until then.
    checkThreads.execute(result);
    return new Run(result, System.nanoTime() + patience.toNanos());
  }

  /** Takes no more questions, and interrupts checks that are under way. */
  @Override
  public void close() {
    threads.shutdownNow();
    checkThreads.shutdownNow();
  }
}
