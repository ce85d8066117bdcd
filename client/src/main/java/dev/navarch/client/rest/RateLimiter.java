package dev.navarch.client.rest;

import dev.navarch.client.waiting.TimeSource;
import dev.navarch.client.waiting.TokenBucket;
import java.io.IOException;
import java.time.Duration;

/**
 * Keeps a client from asking too much. Clients that share a limiter share what it lets through. May
 * be used by any number of threads.
 */
public interface RateLimiter {
  /** Lets everything through at once. */
  RateLimiter UNLIMITED =
      new RateLimiter() {
        @Override
        public boolean tryAccept() {
          return true;
        }

        @Override
        public Duration accept(Duration atMost) {
          return Duration.ZERO;
        }
      };

  /** Takes a turn if there is one at this very moment. */
  boolean tryAccept();

  /**
   * Takes a turn and waits until it comes.
   *
   * @param atMost how long the caller can wait; zero means as long as it takes
   * @return how long it took
   * @throws IOException if the turn would come too late; no turn is taken then
   */
  Duration accept(Duration atMost) throws IOException, InterruptedException;

  /**
   * Lets {@code burst} requests through at once and {@code qps} per second in the long run.
   *
   * @param qps a negative number lets everything through
   */
  static RateLimiter tokenBucket(double qps, int burst) {
    return tokenBucket(qps, burst, TimeSource.system());
  }

  /** As {@link #tokenBucket(double, int)}, in some other time. */
  static RateLimiter tokenBucket(double qps, int burst, TimeSource time) {
    return qps < 0 ? UNLIMITED : new BucketRateLimiter(new TokenBucket(qps, burst, time));
  }
}
