package dev.navarch.client.retry;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.waiting.Backoff;
import dev.navarch.client.waiting.TimeSource;
import java.io.IOException;
import java.time.Duration;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Tries again what failed. The usual use is a change of an object that others change as well:
 *
 * <pre>{@code
 * Retry.onConflict(() -> {
 *   Deployment current = deployments.get("web");
 *   return deployments.update(changed(current));
 * });
 * }</pre>
 */
public final class Retry {
  /** For a conflict with others who write seldom: five tries, ten milliseconds apart. */
  public static final Backoff DEFAULT_RETRY = new Backoff(Duration.ofMillis(10), 1, 0.1, 5);

  /** For a conflict with somebody who writes all the time: four tries that move apart. */
  public static final Backoff DEFAULT_BACKOFF = new Backoff(Duration.ofMillis(10), 5, 0.1, 4);

  private Retry() {}

  /** Tries again on conflict, as {@link #DEFAULT_RETRY} says. */
  public static <T extends @Nullable Object> T onConflict(Attempt<T> attempt)
      throws IOException, InterruptedException {
    return onConflict(DEFAULT_RETRY, attempt);
  }

  /**
   * Tries again on conflict.
   *
   * @throws ApiException the last conflict, or the first failure that is none
   */
  public static <T extends @Nullable Object> T onConflict(Backoff backoff, Attempt<T> attempt)
      throws IOException, InterruptedException {
    return onError(backoff, Retry::isConflict, attempt);
  }

  /**
   * Tries again while failures are such that it helps.
   *
   * @param retriable which those are
   * @throws IOException the last failure, or the first that is not retriable
   * @throws RuntimeException likewise
   */
  public static <T extends @Nullable Object> T onError(
      Backoff backoff, Predicate<? super Exception> retriable, Attempt<T> attempt)
      throws IOException, InterruptedException {
    return onError(backoff, retriable, attempt, TimeSource.system());
  }

  /** As the other of this name, in some other time. */
  public static <T extends @Nullable Object> T onError(
      Backoff backoff, Predicate<? super Exception> retriable, Attempt<T> attempt, TimeSource time)
      throws IOException, InterruptedException {
    Backoff.Waits waits = backoff.start(time);
    while (true) {
      try {
        return attempt.run();
      } catch (IOException | RuntimeException failure) {
        if (waits.left() <= 1 || !retriable.test(failure)) {
          throw failure;
        }
      }
      time.sleep(waits.next());
    }
  }

  private static boolean isConflict(Exception failure) {
    return failure instanceof ApiException refused && refused.isConflict();
  }
}
