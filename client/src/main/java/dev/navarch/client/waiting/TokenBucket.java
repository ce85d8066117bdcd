package dev.navarch.client.waiting;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Lets so many through at once, and so many a second from there on. Full at the beginning. May be
 * used by any number of threads; a lock guards the level, and nobody waits while holding it.
 */
public final class TokenBucket {
  private static final double SECOND = 1e9;

  private final double perSecond;
  private final int burst;
  private final TimeSource time;
  private final ReentrantLock lock = new ReentrantLock();

  /**
   * What was there at {@link #filledAt}; negative when tokens are promised that are yet to come.
   */
  private double tokens;

  private long filledAt;

  public TokenBucket(double perSecond, int burst, TimeSource time) {
    if (!(perSecond > 0) || burst < 1) {
      throw new IllegalArgumentException("a bucket needs a rate and room for one token");
    }
    this.perSecond = perSecond;
    this.burst = burst;
    this.time = time;
    this.tokens = burst;
    this.filledAt = time.nanos();
  }

  /** Takes a token if there is one. */
  public boolean tryTake() {
    lock.lock();
    try {
      fill();
      if (tokens < 1) {
        return false;
      }
      tokens--;
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Takes a token, now or in advance, and tells how long to wait until it is there. */
  public Duration reserve() {
    lock.lock();
    try {
      fill();
      tokens--;
      return wait(tokens);
    } finally {
      lock.unlock();
    }
  }

  /** As {@link #reserve()}, unless the wait would be longer than this: then no token is taken. */
  public Optional<Duration> reserveWithin(Duration atMost) {
    lock.lock();
    try {
      fill();
      Duration wait = wait(tokens - 1);
      if (wait.compareTo(atMost) > 0) {
        return Optional.empty();
      }
      tokens--;
      return Optional.of(wait);
    } finally {
      lock.unlock();
    }
  }

  /** Takes a token, and waits for it if need be. An interrupt gives it back. */
  public void take() throws InterruptedException {
    await(reserve());
  }

  /** Waits for a token that was reserved. An interrupt gives it back. */
  public void await(Duration wait) throws InterruptedException {
    if (wait.isZero()) {
      return;
    }
    try {
      time.sleep(wait);
    } catch (InterruptedException e) {
      giveBack();
      throw e;
    }
  }

  private void giveBack() {
    lock.lock();
    try {
      tokens++;
    } finally {
      lock.unlock();
    }
  }

  private Duration wait(double level) {
    return level >= 0 ? Duration.ZERO : Durations.times(Duration.ofSeconds(1), -level / perSecond);
  }

  private void fill() {
    long now = time.nanos();
    tokens = Math.min(burst, tokens + (now - filledAt) / SECOND * perSecond);
    filledAt = now;
  }
}
