package dev.navarch.client.record;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Writes events to a sink, and tries again while that does not answer. What the server refuses is
 * given up, for it would refuse it again. May be used by any thread.
 */
final class SinkWriter<E> {
  static final int MAX_TRIES = 12;
  static final Duration WAIT = Duration.ofSeconds(10);

  private static final Logger LOG = System.getLogger("dev.navarch.client.record");

  private final EventSink<E> sink;
  private final UnaryOperator<E> withoutResourceVersion;
  private final TimeSource time;

  /**
   * @param withoutResourceVersion makes an event one that can be created
   */
  SinkWriter(EventSink<E> sink, UnaryOperator<E> withoutResourceVersion, TimeSource time) {
    this.sink = sink;
    this.withoutResourceVersion = withoutResourceVersion;
    this.time = time;
  }

  /**
   * Writes an event.
   *
   * @param patch what to change in one that is there; null to make a new one
   * @return the event as it is in the sink, or null if it was given up
   */
  @Nullable E write(E event, byte @Nullable [] patch) throws InterruptedException {
    for (int tries = 1; ; tries++) {
      try {
        return send(event, patch);
      } catch (ApiException e) {
        if (!isPassing(e) || tries == MAX_TRIES) {
          LOG.log(
              e.isAlreadyExists() ? Level.DEBUG : Level.WARNING,
              "the server rejected an event: {0}",
              e.getMessage());
          return null;
        }
      } catch (IOException e) {
        if (tries == MAX_TRIES) {
          LOG.log(Level.WARNING, "an event could not be written, tries={0}: {1}", tries, e);
          return null;
        }
      }
      // The first wait is of any length, so that not all come back when a server does.
      time.sleep(tries == 1 ? Durations.times(WAIT, time.random()) : WAIT);
    }
  }

  private E send(E event, byte @Nullable [] patch) throws IOException, InterruptedException {
    if (patch != null) {
      try {
        return sink.patch(event, patch);
      } catch (ApiException e) {
        if (!e.isNotFound()) {
          throw e;
        }
      }
    }
    return sink.create(withoutResourceVersion.apply(event));
  }

  /**
   * Differs from Kubernetes: an answer that asks for patience counts as no answer, where Kubernetes
   * gives an event up after any.
   */
  private static boolean isPassing(ApiException failure) {
    return failure.isTooManyRequests()
        || failure.isServiceUnavailable()
        || failure.isServerTimeout()
        || failure.isTimeout();
  }
}
