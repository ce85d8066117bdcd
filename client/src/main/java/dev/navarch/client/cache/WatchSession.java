package dev.navarch.client.cache;

import dev.navarch.client.waiting.TimeSource;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * One watch while it lasts. The thread that began it reads it; another looks whether it is still
 * alive.
 */
final class WatchSession<T> {
  private final Thread reader = Thread.currentThread();
  private final Watch<T> watch;
  private final long begun;
  private final TimeSource time;
  private long events;

  private volatile long lastHeard;
  private volatile boolean stalled;

  /**
   * A watch that has just begun, and that the calling thread reads.
   *
   * @param begun before it was asked for: some proxies hold the answer back until the first event
   */
  WatchSession(Watch<T> watch, long begun, TimeSource time) {
    this.watch = watch;
    this.begun = begun;
    this.time = time;
    this.lastHeard = time.nanos();
  }

  // ---- for its reader

  /** The next event; null when the watch has ended. */
  @Nullable Event<T> next() throws IOException, InterruptedException {
    Event<T> event = watch.next();
    if (event != null) {
      lastHeard = time.nanos();
      if (!(event instanceof Event.Failed)) {
        events++;
      }
    }
    return event;
  }

  /** How many events came; a failure that the server tells of is none. */
  long events() {
    return events;
  }

  Duration lasted() {
    return Duration.ofNanos(time.nanos() - begun);
  }

  // ---- for any thread

  boolean isReadHere() {
    return Thread.currentThread().equals(reader);
  }

  /** When something came last, in the nanoseconds of the time source. */
  long lastHeard() {
    return lastHeard;
  }

  /** Whether it was {@linkplain #giveUp given up}. */
  boolean stalled() {
    return stalled;
  }

  /** Takes the watch for dead and ends it: its reader gets the end. */
  void giveUp() {
    stalled = true;
    close();
  }

  void close() {
    watch.close();
  }
}
