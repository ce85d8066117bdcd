package dev.navarch.compatibility.fabric8;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** What came to a callback, in the order in which it came. May be used by any thread. */
final class Received<T> {
  private final BlockingQueue<T> waiting = new LinkedBlockingQueue<>();

  void add(T item) {
    waiting.add(item);
  }

  /** The next one. Fails when none comes soon. */
  T next() throws InterruptedException {
    T next = waiting.poll(ConnectedTest.SOON.toMillis(), TimeUnit.MILLISECONDS);
    if (next == null) {
      throw new AssertionError("nothing came");
    }
    return next;
  }

  /** Whether all that came was taken. */
  boolean isEmpty() {
    return waiting.isEmpty();
  }
}
