package dev.navarch.storage.replica;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchListener;
import java.util.concurrent.atomic.AtomicBoolean;

/** A watch that could not begin. Its listener hears why, on a thread of its own. */
final class RefusedWatch implements Watch {
  private final AtomicBoolean over = new AtomicBoolean();

  static Watch begin(StorageException cause, WatchListener listener) {
    RefusedWatch watch = new RefusedWatch();
    Thread.ofVirtual()
        .name("navarch-watch")
        .start(() -> {
          if (!watch.over.getAndSet(true)) {
            listener.failed(cause);
          }
        });
    return watch;
  }

  private RefusedWatch() {}

  @Override
  public void requestProgress() {}

  @Override
  public void close() {
    over.set(true);
  }
}
