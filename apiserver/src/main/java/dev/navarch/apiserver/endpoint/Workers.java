package dev.navarch.apiserver.endpoint;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Threads for what may block, one for each request. What they do is told to the failure handler.
 */
public final class Workers implements AutoCloseable {
  /** Answers requests whose handling failed. */
  public interface Failures {
    void answer(Exchange exchange, Throwable failure);
  }

  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("request-", 0).factory());
  private final Failures failures;

  public Workers(Failures failures) {
    this.failures = failures;
  }

  /** Goes on with a request on a thread of its own. */
  public void run(Exchange exchange, Runnable action) {
    threads.execute(() -> {
      try {
        action.run();
      } catch (Throwable e) {
        failures.answer(exchange, e);
      }
    });
  }

  /** Interrupts what is still under way. */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
