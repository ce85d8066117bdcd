package dev.navarch.storage.mvcc;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * One watch: a queue that the {@link WatchHub} fills and a virtual thread empties.
 *
 * <p>The thread first tells what happened before the watch was registered, out of the state of that
 * moment, and then what the queue holds. The queue is guarded by its lock, which is held for a
 * moment only; the listener is called without it.
 */
final class Subscription implements Watch {
  /** How many revisions of the past are told in one call at most. */
  private static final int HISTORY_BATCH = 1024;

  private enum Phase {
    IDLE,
    CALLING,
    CLOSED
  }

  private sealed interface Item {}

  private record Events(List<WatchEvent> events) implements Item {}

  private record Progress(long revision) implements Item {}

  private record Failure(StorageException cause) implements Item {}

  private final WatchHub hub;
  private final WatchRequest request;
  private final WatchListener listener;
  private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.IDLE);

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();

  @GuardedBy("lock")
  private final ArrayDeque<Item> queue = new ArrayDeque<>();

  @GuardedBy("lock")
  private int waiting;

  @GuardedBy("lock")
  private boolean over;

  Subscription(WatchHub hub, WatchRequest request, WatchListener listener) {
    this.hub = hub;
    this.request = request;
    this.listener = listener;
  }

  WatchRequest request() {
    return request;
  }

  /**
   * Begins to call the listener, with the revisions from {@code first} to the latest of the state.
   */
  void start(State state, long first) {
    Thread.ofVirtual().name("navarch-watch").start(() -> run(state, first));
  }

  /** Queues events; false if there is no room, which ends the watch. */
  boolean offer(List<WatchEvent> events) {
    lock.lock();
    try {
      if (waiting > 0 && waiting + events.size() > request.queueLimit()) {
        queue.clear();
        finish(new StorageException.SlowWatcher(request.queueLimit()));
        return false;
      }
      waiting += events.size();
      add(new Events(events));
      return true;
    } finally {
      lock.unlock();
    }
  }

  void offerProgress(long revision) {
    lock.lock();
    try {
      add(new Progress(revision));
    } finally {
      lock.unlock();
    }
  }

  /** Ends the watch after what is queued already. */
  void offerFailure(StorageException cause) {
    lock.lock();
    try {
      finish(cause);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void requestProgress() {
    hub.requestProgress(this);
  }

  @Override
  public void close() {
    phase.set(Phase.CLOSED);
    hub.remove(this);
    lock.lock();
    try {
      over = true;
      queue.clear();
      filled.signal();
    } finally {
      lock.unlock();
    }
  }

  @GuardedBy("lock")
  private void add(Item item) {
    if (!over) {
      queue.add(item);
      filled.signal();
    }
  }

  @GuardedBy("lock")
  private void finish(StorageException cause) {
    add(new Failure(cause));
    over = true;
  }

  private void run(State state, long first) {
    try {
      if (!tellHistory(state, first)) {
        return;
      }
      for (Item item = take(); item != null; item = take()) {
        if (!tell(item) || item instanceof Failure) {
          return;
        }
      }
    } finally {
      close();
    }
  }

  private boolean tellHistory(State state, long first) {
    if (first <= state.compacted()) {
      tell(new Failure(new StorageException.Compacted(first, state.compacted())));
      return false;
    }
    for (long number = first; number <= state.revision(); number += HISTORY_BATCH) {
      List<WatchEvent> events = new ArrayList<>();
      long end = Math.min(number + HISTORY_BATCH - 1, state.revision());
      WatchHub.collect(state.log(), number, end, request.span(), events);
      if (!events.isEmpty() && !tell(new Events(List.copyOf(events)))) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Item take() {
    lock.lock();
    try {
      while (queue.isEmpty()) {
        if (over) {
          return null;
        }
        filled.awaitUninterruptibly();
      }
      Item item = queue.remove();
      if (item instanceof Events events) {
        waiting -= events.events().size();
      }
      return item;
    } finally {
      lock.unlock();
    }
  }

  /** Calls the listener, unless the watch was closed before. */
  private boolean tell(Item item) {
    if (!phase.compareAndSet(Phase.IDLE, Phase.CALLING)) {
      return false;
    }
    switch (item) {
      case Events events -> listener.events(events.events());
      case Progress progress -> listener.progress(progress.revision());
      case Failure failure -> listener.failed(failure.cause());
    }
    return phase.compareAndSet(Phase.CALLING, Phase.IDLE);
  }
}
