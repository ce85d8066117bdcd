package dev.navarch.client.cache;

import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Hands notifications to listeners. Its informer's lock is held for everything but {@link
 * #shouldResync}, which the keeper of the time calls.
 */
final class SharedProcessor<T> {
  /** How long handlers may take to finish what they do, before they are interrupted. */
  private static final Duration HANDLERS_END = Duration.ofSeconds(5);

  private static final Duration INTERRUPTED_END = Duration.ofSeconds(2);

  private final TimeSource time;

  /** Held while one notification goes round, and while it is found out whose resync is due. */
  private final ReentrantLock resyncing = new ReentrantLock();

  private final List<ProcessorListener<T>> listeners = new CopyOnWriteArrayList<>();

  /** Threads of listeners that were removed, and may still be at their last event. */
  private final List<Thread> leaving = new ArrayList<>();

  SharedProcessor(TimeSource time) {
    this.time = time;
  }

  void add(ProcessorListener<T> listener) {
    listeners.add(listener);
  }

  /** Tells a listener no more; false if it is none of these. */
  boolean remove(ProcessorListener<?> listener) {
    boolean removed = listeners.remove(listener);
    Thread thread = removed ? listener.close() : null;
    leaving.removeIf(other -> !other.isAlive());
    if (thread != null) {
      leaving.add(thread);
    }
    return removed;
  }

  void start() {
    listeners.forEach(ProcessorListener::start);
  }

  /** Tells everybody. */
  void distribute(Notification<T> notification) {
    for (ProcessorListener<T> listener : listeners) {
      listener.add(notification);
    }
  }

  /** Tells those whose resync is due. */
  void distributeSync(Notification<T> notification) {
    resyncing.lock();
    try {
      for (ProcessorListener<T> listener : listeners) {
        if (listener.isSyncing()) {
          listener.add(notification);
        }
      }
    } finally {
      resyncing.unlock();
    }
  }

  /** Whether a resync is due for any listener. */
  boolean shouldResync() {
    long now = time.nanos();
    boolean any = false;
    resyncing.lock();
    try {
      for (ProcessorListener<T> listener : listeners) {
        any |= listener.checkResync(now);
      }
    } finally {
      resyncing.unlock();
    }
    return any;
  }

  /** Tells nobody any more. Gives the threads to wait for. */
  List<Thread> close() {
    List<Thread> threads = new ArrayList<>(leaving);
    for (ProcessorListener<T> listener : listeners) {
      Thread thread = listener.close();
      if (thread != null) {
        threads.add(thread);
      }
    }
    return threads;
  }

  /** Waits for handlers; interrupts those that take too long. */
  static void awaitEnd(List<Thread> threads) {
    if (!Threads.join(threads, HANDLERS_END)) {
      threads.stream()
          .filter(thread -> !thread.equals(Thread.currentThread()))
          .forEach(Thread::interrupt);
      Threads.join(threads, INTERRUPTED_END);
    }
  }
}
