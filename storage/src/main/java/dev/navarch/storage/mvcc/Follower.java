package dev.navarch.storage.mvcc;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A copy of what another store holds, with a stretch of its history: it is told what happened
 * there, in order, and answers for the revisions that it knows.
 *
 * <p>The revisions of the other store count keys that the copy does not have as well. A revision
 * that changed none of its keys is kept all the same, with no events: so every number between the
 * oldest and the latest can be read.
 *
 * <p>Reads take the published state and need no lock. Whoever tells news holds the lock for as long
 * as it takes to work out the next state; so does whoever waits for a revision, to find out whether
 * to wait.
 */
public final class Follower implements AutoCloseable {
  /** A larger step than this is not taken: the numbers in between would have to be kept. */
  private static final long LONGEST_STEP = 1 << 20;

  /** After how much silence a watch that wants marks gets one. */
  private static final Duration IDLE = Duration.ofSeconds(5);

  private final HistoryBounds bounds;
  private final WatchHub hub = new WatchHub(this::state, IDLE);
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition moved = lock.newCondition();

  /** Written under the lock; read by everybody. */
  private volatile State state;

  @GuardedBy("lock")
  private boolean closed;

  /**
   * Begins with everything that the other store holds at a revision.
   *
   * @param items sorted by their keys
   */
  public Follower(long revision, List<KeyValue> items, HistoryBounds bounds) {
    this.bounds = bounds;
    this.state = loaded(revision, items);
  }

  private State state() {
    return state;
  }

  private static State loaded(long revision, List<KeyValue> items) {
    List<ByteString> keys = new ArrayList<>(items.size());
    items.forEach(item -> keys.add(item.key()));
    return State.ofKeys(revision, SortedTree.ofSorted(keys, items));
  }

  /** The latest revision it knows. */
  public long revision() {
    return state.revision();
  }

  /** The oldest revision it can read; watches can begin right after it. */
  public long oldest() {
    return state.compacted();
  }

  /** What the key holds at the latest revision it knows. */
  public Optional<KeyValue> get(ByteString key) {
    return Optional.ofNullable(state.keys().get(key));
  }

  /**
   * Reads at a revision it knows, or at the latest of them.
   *
   * @throws StorageException.Compacted if it does not know that revision any more
   * @throws StorageException.FutureRevision if it does not know it yet
   */
  public RangeResult range(RangeRequest request) {
    return state.range(request);
  }

  /** Watches from a revision on, or from the latest it knows. */
  public Watch watch(WatchRequest request, WatchListener listener) {
    return hub.add(request, listener);
  }

  /** Waits until it knows a revision, but not for longer than this; tells whether it does. */
  public boolean await(long revision, Duration patience) throws InterruptedException {
    if (state.revision() >= revision) {
      return true;
    }
    lock.lock();
    try {
      long left = patience.toNanos();
      while (state.revision() < revision && left > 0 && !closed) {
        left = moved.awaitNanos(left);
      }
      return state.revision() >= revision;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Takes in what happened, in the order of the revisions and each of them whole. What it knows
   * already is left out. The values that keys held before come from the copy itself.
   *
   * @throws IllegalArgumentException if the news begin so much later than what it knows that it
   *     should {@linkplain #reload begin anew}
   */
  public void apply(List<WatchEvent> events) {
    lock.lock();
    try {
      State before = state;
      State next = before;
      long now = System.nanoTime();
      for (int from = 0, to; from < events.size(); from = to) {
        long number = events.get(from).revision();
        to = from + 1;
        while (to < events.size() && events.get(to).revision() == number) {
          to++;
        }
        if (number > next.revision()) {
          next = changed(silent(next, number - 1, now), events.subList(from, to), now);
        }
      }
      publish(before, next, now);
    } finally {
      lock.unlock();
    }
    hub.wake();
  }

  /** Learns that up to and with this revision nothing happened but what it knows. */
  public void advance(long revision) {
    lock.lock();
    try {
      long now = System.nanoTime();
      publish(state, silent(state, revision, now), now);
    } finally {
      lock.unlock();
    }
    hub.wake();
  }

  /**
   * Begins anew, because nobody can tell any more what happened since the latest revision it knows.
   * Watches that would have to hear of it end with {@link StorageException.Compacted}.
   *
   * @param items everything at that revision, sorted by keys
   */
  public void reload(long revision, List<KeyValue> items) {
    State fresh = loaded(revision, items);
    lock.lock();
    try {
      hub.leap(() -> state = fresh);
      moved.signalAll();
    } finally {
      lock.unlock();
    }
    hub.wake();
  }

  /** Forgets what only older revisions need; a revision that it does not know changes nothing. */
  public void compact(long revision) {
    lock.lock();
    try {
      if (revision > state.compacted() && revision <= state.revision()) {
        state = state.compactedAt(revision, hub.dispatched() + 1);
      }
    } finally {
      lock.unlock();
    }
  }

  /** Ends the watches, and whatever waits for a revision. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      moved.signalAll();
    } finally {
      lock.unlock();
    }
    hub.close();
  }

  /** One revision with events. */
  private static State changed(State state, List<WatchEvent> events, long now) {
    SortedTree<KeyValue> keys = state.keys();
    List<WatchEvent> kept = new ArrayList<>(events.size());
    for (WatchEvent event : events) {
      KeyValue before = keys.get(event.key());
      switch (event) {
        case WatchEvent.Put put -> {
          KeyValue current = put.current();
          if (before != null) {
            current = underKey(before.key(), current);
          }
          keys = keys.with(current.key(), current);
          kept.add(new WatchEvent.Put(current, before));
        }
        case WatchEvent.Delete delete -> {
          keys = keys.without(delete.key());
          kept.add(new WatchEvent.Delete(delete.key(), delete.revision(), before));
        }
      }
    }
    long number = state.revision() + 1;
    Revision revision = new Revision(number, keys, List.copyOf(kept), now);
    return state.append(revision, state.attachments());
  }

  /** The key object of the first write serves all later ones. */
  private static KeyValue underKey(ByteString key, KeyValue value) {
    return new KeyValue(
        key,
        value.value(),
        value.createRevision(),
        value.modRevision(),
        value.version(),
        value.lease());
  }

  /** Revisions without events. */
  private static State silent(State state, long upTo, long now) {
    if (upTo - state.revision() > LONGEST_STEP) {
      throw new IllegalArgumentException(
          "revision " + upTo + " is too far from " + state.revision());
    }
    State next = state;
    while (next.revision() < upTo) {
      next =
          next.append(
              new Revision(next.revision() + 1, next.keys(), List.of(), now), next.attachments());
    }
    return next;
  }

  /**
   * The log keeps what the watches have not heard of, those included that begin right now and have
   * the state before in their hands.
   */
  @GuardedBy("lock")
  private void publish(State before, State next, long now) {
    if (next.revision() == before.revision()) {
      return;
    }
    long floor = bounds.floor(next, now);
    state =
        floor > next.compacted()
            ? next.compactedAt(floor, Math.min(hub.dispatched(), before.revision()) + 1)
            : next;
    moved.signalAll();
  }
}
