package dev.navarch.storage.mvcc;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Brings new revisions to the watches.
 *
 * <p>One thread, which begins with the first watch, walks the log from where it stopped to the
 * latest revision and queues what it finds; writers do no more than wake it. Watches of the same
 * stretch form a group, for which the events are picked out once. The lock guards the groups and
 * the position in the log, and is never held while a listener runs.
 *
 * <p>If the thread falls behind further than the log reaches, all watches are cut off as too slow:
 * memory stays bounded whatever happens.
 */
final class WatchHub implements AutoCloseable {
  /**
   * Watches hear the same if they agree in this. {@code from} is 0 unless it lies in the future.
   */
  private record Audience(KeySpan span, long from) {
    @Override
    public boolean equals(@Nullable Object o) {
      return o instanceof Audience other && from == other.from && span.equals(other.span);
    }

    @Override
    public int hashCode() {
      return 31 * span.hashCode() + Long.hashCode(from);
    }
  }

  private final Supplier<State> states;
  private final long idleNanos;
  private final AtomicBoolean woken = new AtomicBoolean();
  private final ReentrantLock lock = new ReentrantLock();

  @GuardedBy("lock")
  private final Map<Audience, Set<Subscription>> groups = new HashMap<>();

  @GuardedBy("lock")
  private final Map<Subscription, Audience> audiences = new HashMap<>();

  /** Watches that asked for a mark; they get one when all that happened so far is queued. */
  @GuardedBy("lock")
  private final Set<Subscription> curious = new LinkedHashSet<>();

  /** Written under the lock: the last revision that was queued. */
  private volatile long dispatched = Long.MAX_VALUE - 1;

  @GuardedBy("lock")
  private long lastEvent;

  private volatile @Nullable Thread thread;
  private volatile boolean closed;

  WatchHub(Supplier<State> states, Duration idle) {
    this.states = states;
    this.idleNanos = idle.toNanos();
  }

  /**
   * The last revision that all watches have in their queues; beyond any revision without watches.
   */
  long dispatched() {
    return dispatched;
  }

  /** To be called when there is a new state. Does not wait. */
  void wake() {
    Thread sleeper = thread;
    if (sleeper != null && !woken.get() && woken.compareAndSet(false, true)) {
      LockSupport.unpark(sleeper);
    }
  }

  Watch add(WatchRequest request, WatchListener listener) {
    Subscription subscription = new Subscription(this, request, listener);
    lock.lock();
    try {
      if (closed) {
        throw new StorageException.Closed();
      }
      if (audiences.isEmpty()) {
        dispatched = states.get().revision();
        lastEvent = System.nanoTime();
      }
      State state = dispatch();
      long first = request.startRevision() == 0 ? state.revision() + 1 : request.startRevision();
      Audience audience = new Audience(request.span(), first > state.revision() + 1 ? first : 0);
      audiences.put(subscription, audience);
      groups.computeIfAbsent(audience, a -> new LinkedHashSet<>()).add(subscription);
      if (thread == null) {
        thread = Thread.ofVirtual().name("navarch-watch-hub").start(this::run);
      }
      subscription.start(state, first);
    } finally {
      lock.unlock();
    }
    wake();
    return subscription;
  }

  void remove(Subscription subscription) {
    lock.lock();
    try {
      forget(subscription);
    } finally {
      lock.unlock();
    }
  }

  void requestProgress(Subscription subscription) {
    lock.lock();
    try {
      if (audiences.containsKey(subscription)) {
        curious.add(subscription);
      }
    } finally {
      lock.unlock();
    }
    wake();
  }

  /**
   * Goes over to a state between which and the one before nobody knows what happened: watches that
   * would have to hear of it end. Those that begin after the oldest revision of the new state stay.
   *
   * @param publish has the states come from the new one on
   */
  void leap(Runnable publish) {
    lock.lock();
    try {
      long next = dispatch().revision() + 1;
      publish.run();
      State state = states.get();
      for (Subscription subscription : List.copyOf(audiences.keySet())) {
        Audience audience = audiences.get(subscription);
        if (audience != null && audience.from() <= state.compacted()) {
          cut(subscription, new StorageException.Compacted(next, state.compacted()));
        }
      }
      if (!audiences.isEmpty()) {
        dispatched = state.revision();
      }
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      dispatch();
      for (Subscription subscription : List.copyOf(audiences.keySet())) {
        cut(subscription, new StorageException.Closed());
      }
    } finally {
      lock.unlock();
    }
    Thread running = thread;
    if (running != null) {
      LockSupport.unpark(running);
    }
  }

  /** Picks the events of a stretch of keys out of a stretch of the log. */
  static void collect(RevisionLog log, long from, long to, KeySpan span, List<WatchEvent> into) {
    for (long number = from; number <= to; number++) {
      List<WatchEvent> events = log.get(number).events();
      for (int i = 0; i < events.size(); i++) {
        if (span.contains(events.get(i).key())) {
          into.add(events.get(i));
        }
      }
    }
  }

  private void run() {
    while (!closed) {
      woken.set(false);
      lock.lock();
      try {
        State state = dispatch();
        mark(state.revision());
      } finally {
        lock.unlock();
      }
      if (!woken.get() && !closed) {
        LockSupport.parkNanos(this, idleNanos);
      }
    }
  }

  /** Queues everything up to the latest revision, and tells which state that was. */
  @GuardedBy("lock")
  private State dispatch() {
    State state = states.get();
    long from = dispatched + 1;
    if (audiences.isEmpty() || from > state.revision()) {
      return state;
    }
    dispatched = state.revision();
    lastEvent = System.nanoTime();
    if (from < state.log().first()) {
      for (Subscription subscription : List.copyOf(audiences.keySet())) {
        cut(subscription, new StorageException.SlowWatcher(subscription.request().queueLimit()));
      }
      return state;
    }
    List<Subscription> late = new ArrayList<>();
    groups.forEach((audience, subscriptions) -> {
      List<WatchEvent> events = new ArrayList<>();
      long first = Math.max(from, audience.from());
      collect(state.log(), first, state.revision(), audience.span(), events);
      if (!events.isEmpty()) {
        List<WatchEvent> shared = List.copyOf(events);
        for (Subscription subscription : subscriptions) {
          if (!subscription.offer(shared)) {
            late.add(subscription);
          }
        }
      }
    });
    late.forEach(this::forget);
    return state;
  }

  /** Gives marks to those who asked for one, and if nothing happens to all who want them. */
  @GuardedBy("lock")
  private void mark(long revision) {
    curious.forEach(subscription -> subscription.offerProgress(revision));
    curious.clear();
    if (System.nanoTime() - lastEvent >= idleNanos) {
      lastEvent = System.nanoTime();
      for (Subscription subscription : audiences.keySet()) {
        if (subscription.request().progress()) {
          subscription.offerProgress(revision);
        }
      }
    }
  }

  @GuardedBy("lock")
  private void cut(Subscription subscription, StorageException cause) {
    subscription.offerFailure(cause);
    forget(subscription);
  }

  @GuardedBy("lock")
  private void forget(Subscription subscription) {
    Audience audience = audiences.remove(subscription);
    curious.remove(subscription);
    if (audience != null) {
      Set<Subscription> group = groups.get(audience);
      if (group != null && group.remove(subscription) && group.isEmpty()) {
        groups.remove(audience);
      }
    }
    if (audiences.isEmpty()) {
      dispatched = Long.MAX_VALUE - 1;
    }
  }
}
