package dev.navarch.client.cache;

import dev.navarch.client.watch.Watch;

/** One watch while it lasts. One thread reads it; another looks whether it is still alive. */
final class WatchSession<T> {
  final Watch<T> watch;
  final long begun;
  long events;

  volatile long lastHeard;
  volatile boolean stalled;

  /**
   * A watch that has just begun.
   *
   * @param begun before it was asked for: some proxies hold the answer back until the first event
   */
  WatchSession(Watch<T> watch, long begun, long now) {
    this.watch = watch;
    this.begun = begun;
    this.lastHeard = now;
  }

  /** Ends the watch from outside: its reader gets the end. */
  void giveUp() {
    stalled = true;
    watch.close();
  }
}
