package dev.navarch.client.transport;

import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How long somebody waits for an answer that ends, and for each piece of it. Without a time-out a
 * list may take as long as it takes, if only it goes on. Immutable.
 */
final class Patience {
  /** For answers that may be silent for as long as they like, such as watches. */
  static final Patience ENDLESS = new Patience(Duration.ZERO, Duration.ZERO, () -> 0);

  private final Duration silence;
  private final Duration timeout;
  private final LongSupplier nanos;
  private final long begun;

  /**
   * Begins to wait.
   *
   * @param silence how long nothing may come; zero for as long as it takes
   * @param timeout how long it may take altogether; zero for as long as it takes
   */
  Patience(Duration silence, Duration timeout, LongSupplier nanos) {
    this.silence = silence;
    this.timeout = timeout;
    this.nanos = nanos;
    this.begun = nanos.getAsLong();
  }

  boolean isEndless() {
    return silence.isZero() && timeout.isZero();
  }

  /** What is left of the time: negative for nothing, zero where there is no end of it. */
  Duration left() {
    if (timeout.isZero()) {
      return timeout;
    }
    Duration left = timeout.minusNanos(nanos.getAsLong() - begun);
    return left.isPositive() ? left : Duration.ofNanos(-1);
  }

  /**
   * Takes what comes next. The clock is read only where there is a time-out.
   *
   * @throws SocketTimeoutException if it took too long; the message says how long, and not of what
   */
  <T> T take(BlockingQueue<T> queue) throws SocketTimeoutException, InterruptedException {
    Duration left = left();
    T next = left.isNegative() ? null : queue.poll();
    if (next != null) {
      return next;
    }
    boolean isTimed = !left.isZero() && (silence.isZero() || left.compareTo(silence) < 0);
    if (!isTimed && silence.isZero()) {
      return queue.take();
    }
    Duration limit = isTimed ? left : silence;
    next =
        left.isNegative()
            ? null
            : queue.poll(TimeUnit.NANOSECONDS.convert(limit), TimeUnit.NANOSECONDS);
    if (next == null) {
      throw new SocketTimeoutException(
          isTimed
              ? "did not end within %d ms".formatted(timeout.toMillis())
              : "stopped: nothing came for %d ms".formatted(silence.toMillis()));
    }
    return next;
  }
}
