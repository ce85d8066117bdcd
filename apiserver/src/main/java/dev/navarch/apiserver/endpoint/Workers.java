package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.work.HeavyWork;
import dev.navarch.apimachinery.work.Work;
import dev.navarch.apimachinery.work.WorkMeter;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Threads for what may block, one for each request. What they do is told to the failure handler.
 *
 * <p>The work of each request is metered: requests that compute for long take turns, and one that
 * has not finished within the time limit is answered with a timeout at its next step. Requests that
 * last long by nature, such as watches, have no limit.
 */
public final class Workers implements AutoCloseable {
  /** How long a request may take unless said otherwise; the same as in Kubernetes. */
  public static final Duration DEFAULT_TIME_LIMIT = Duration.ofSeconds(60);

  /** Answers requests whose handling failed. */
  public interface Failures {
    void answer(Exchange exchange, Throwable failure);
  }

  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("request-", 0).factory());
  private final Failures failures;
  private final HeavyWork heavy;
  private final Duration timeLimit;

  public Workers(Failures failures) {
    this(failures, HeavyWork.shared(), DEFAULT_TIME_LIMIT);
  }

  /** Creates threads whose requests take turns with others that share the permits. */
  public Workers(Failures failures, HeavyWork heavy, Duration timeLimit) {
    this.failures = failures;
    this.heavy = heavy;
    this.timeLimit = timeLimit;
  }

  /** Goes on with a request on a thread of its own. */
  public void run(Exchange exchange, Runnable action) {
    threads.execute(() -> {
      try {
        Work.run(meter(exchange), action);
      } catch (Throwable e) {
        failures.answer(exchange, e);
      }
    });
  }

  private WorkMeter meter(Exchange exchange) {
    long limit = RequestTime.isUnlimited(exchange.info()) ? Long.MAX_VALUE : timeLimit.toNanos();
    return new WorkMeter(
        heavy, System::nanoTime, limit, () -> RequestTime.exceeded(exchange.info()));
  }

  /** Interrupts what is still under way. */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
