package dev.navarch.apiserver.http;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The complete responses of one connection that its peer has not taken yet. May be used by any
 * thread.
 *
 * <p>A connection of HTTP/1.1 is simply not read while its peer does not read. One of HTTP/2 must
 * be read on, because the frames that make room arrive on it: new requests are refused instead.
 */
final class ConnectionLoad {
  /** Smaller responses are not counted; there are at most as many as streams. */
  static final int COUNTED = 4 << 10;

  /** From so many bytes on, no more requests are served before some are taken. */
  private static final long MOST_UNSENT = 8 << 20;

  private final AtomicLong unsent = new AtomicLong();

  /** When the peer last took something, or had nothing to take. */
  private volatile long progress = System.nanoTime();

  void add(int bytes) {
    if (unsent.getAndAdd(bytes) == 0) {
      progress = System.nanoTime();
    }
  }

  void remove(int bytes) {
    unsent.addAndGet(-bytes);
    progress = System.nanoTime();
  }

  boolean isTooMuch() {
    return unsent.get() > MOST_UNSENT;
  }

  /** Whether responses have waited for some time without any of them being taken. */
  boolean isStalled(Duration limit) {
    return unsent.get() > 0 && System.nanoTime() - progress > limit.toNanos();
  }
}
