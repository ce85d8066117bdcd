package dev.navarch.storage.etcd;

import dev.navarch.storage.StorageException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Whether the store is open, and a way to wait that ends when it is closed. */
final class Lifecycle {
  private final CountDownLatch closed = new CountDownLatch(1);

  /** Whether this call closed it. */
  synchronized boolean close() {
    boolean first = !isClosed();
    closed.countDown();
    return first;
  }

  boolean isClosed() {
    return closed.getCount() == 0;
  }

  void checkOpen() {
    if (isClosed()) {
      throw new StorageException.Closed();
    }
  }

  /** Waits so long, or until the store is closed; tells whether it is still open. */
  boolean pause(Duration duration) throws InterruptedException {
    return !closed.await(duration.toNanos(), TimeUnit.NANOSECONDS);
  }
}
