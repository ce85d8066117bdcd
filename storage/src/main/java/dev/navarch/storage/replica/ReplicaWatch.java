package dev.navarch.storage.replica;

import dev.navarch.storage.Watch;

/** A watch of the copy whose marks, when asked for, are as fresh as the store itself. */
final class ReplicaWatch implements Watch {
  private final ReplicaStore store;
  private final Watch watch;
  private volatile boolean closed;

  ReplicaWatch(ReplicaStore store, Watch watch) {
    this.store = store;
    this.watch = watch;
  }

  @Override
  public void requestProgress() {
    Thread.ofVirtual()
        .name("navarch-replica-progress")
        .start(() -> {
          if (store.awaitLatest(() -> !closed)) {
            watch.requestProgress();
          }
        });
  }

  @Override
  public void close() {
    closed = true;
    watch.close();
  }
}
