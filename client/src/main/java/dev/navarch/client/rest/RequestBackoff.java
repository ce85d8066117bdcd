package dev.navarch.client.rest;

import java.time.Duration;

/**
 * Makes a client slower while its server has trouble: every request waits for {@link #delay()}
 * first, and tells what came of it. May be used by any number of threads.
 */
public interface RequestBackoff {
  /** Never waits. */
  RequestBackoff NONE =
      new RequestBackoff() {
        @Override
        public Duration delay() {
          return Duration.ZERO;
        }

        @Override
        public void succeeded() {}

        @Override
        public void failed() {}
      };

  /** How long the next request has to wait. */
  Duration delay();

  /** A request was answered, and the answer was not that the server has trouble. */
  void succeeded();

  /** There was no answer, or one with the code 429 or any from 500 on. */
  void failed();

  /** Waits twice as long after each failure, from a base up to a limit, until a success. */
  static RequestBackoff exponential(Duration base, Duration limit) {
    return new ExponentialRequestBackoff(base, limit);
  }
}
