package dev.navarch.storage.etcd;

import dev.navarch.storage.KeySpan;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.etcd.wire.WatchCall;
import dev.navarch.storage.etcd.wire.WatchReply;
import io.grpc.Status;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A watch that outlives its connections.
 *
 * <p>Each watch has a stream of its own, although etcd could carry many on one: a watch with a long
 * history then delays no other, and what the server says about the stream as a whole is said about
 * this watch. That makes marks credible: the server answers for a stream only if all its watches
 * have caught up, and after the events that it covers.
 *
 * <p>A lost stream is set up again, at any member, from the first revision not heard of. It is
 * asked for from one revision earlier, and what was heard already is left out: etcd takes a start
 * at the very revision it was compacted at, though what was deleted then is gone, and refuses only
 * what is older. Etcd never splits a revision over two messages unless asked to, so a revision is
 * heard of wholly or not at all.
 *
 * <p>A watch of all keys that wants marks watches the keys outside of the prefix too: every
 * revision of an etcd changes some key, so what changed another's is a mark. Such a watch knows how
 * far it has come by what it hears, whatever release the server runs and however seldom that sends
 * marks. Where the server does not allow it to look at others' keys, it does without.
 *
 * <p>State is guarded by the lock. The watch's virtual thread makes all calls to the listener, and
 * makes them without the lock.
 */
final class EtcdWatch implements Watch, WatchStream.Owner {
  private static final String NOT_ALLOWED = "permission denied";

  private final WatchRequest request;
  private final WatchListener listener;
  private final WatchRoom room;
  private final WatchEvents decoder;
  private final WatchQueue queue;
  private final ProgressAsker asker;
  private final Thread thread;
  private final Backoff backoff = new Backoff(Duration.ofMillis(20), Duration.ofSeconds(2));

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition heardMore = lock.newCondition();

  /** The first revision not heard of. */
  private long next;

  /** The latest revision heard of, by event or mark; 0 before. */
  private long heard;

  private long lastMark;
  private @Nullable WatchStream stream;

  /** Who serves the stream; 0 until the server has set the watch up. */
  private long memberId;

  /** The server's latest revision when it set the watch up: what came later is news. */
  private long historyEnd;

  /** Whether the stream was told to read on, and has not yet read. */
  private boolean reading;

  /** Whether the keys of others are watched too. */
  private boolean everybody;

  private boolean over;

  EtcdWatch(WatchRequest request, long start, WatchListener listener, WatchRoom room) {
    this.request = request;
    this.next = start;
    this.everybody = request.progress() && request.span().equals(KeySpan.ALL);
    this.listener = listener;
    this.room = room;
    this.decoder = new WatchEvents(room.keys(), request.previousValues());
    this.queue = new WatchQueue(request.queueLimit());
    this.asker = new ProgressAsker(this, room);
    this.thread = Thread.ofVirtual().name("etcd-watch-" + room.nextNumber()).unstarted(this::run);
  }

  /** Begins, at the server and at the listener. */
  void start() {
    thread.start();
    connect();
  }

  /** Begins at the listener, only to tell it that this did not work. */
  void startFailed(StorageException cause) {
    thread.start();
    fail(cause);
  }

  Thread thread() {
    return thread;
  }

  // ---- the server's side

  private void connect() {
    lock.lock();
    try {
      if (!over) {
        stream = new WatchStream(room.channel(), this);
        reading = true;
        stream.start(
            new WatchCall.Create(
                everybody ? Keyspace.EVERYTHING : room.keys().start(request.span()),
                everybody ? Keyspace.EVERYTHING : room.keys().end(request.span()),
                Math.max(1, next - 1),
                request.previousValues()));
      }
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void lost(WatchStream lost, Status status) {
    lock.lock();
    try {
      if (over || stream != lost) {
        return;
      }
      room.versions().forget(memberId);
      stream = null;
      memberId = 0;
      if (everybody && status.getCode() == Status.Code.PERMISSION_DENIED) {
        watchOwnKeysOnly();
        return;
      }
      switch (status.getCode()) {
        case UNAUTHENTICATED, PERMISSION_DENIED, UNIMPLEMENTED, INVALID_ARGUMENT ->
            fail(refused(EtcdFailure.of(status.asRuntimeException(), true).description()));
        default -> room.timers().later(this::connect, backoff.next());
      }
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void heard(WatchStream from, WatchReply reply) {
    lock.lock();
    try {
      if (over || stream != from) {
        return;
      }
      reading = false;
      room.revision().seen(reply.header().revision());
      if (reply.compactRevision() != 0) {
        fail(new StorageException.Compacted(next, reply.compactRevision()));
      } else if (reply.canceled() && everybody && reply.cancelReason().contains(NOT_ALLOWED)) {
        watchOwnKeysOnly();
      } else if (reply.canceled()) {
        fail(refused(reply.cancelReason()));
      } else if (reply.created()) {
        memberId = reply.header().memberId();
        historyEnd = reply.header().revision();
        backoff.reset();
        heardMore.signalAll();
      } else if (reply.isMark()) {
        mark(reply.header().revision());
      } else {
        events(reply);
      }
      readOn();
    } finally {
      lock.unlock();
    }
  }

  private void events(WatchReply reply) {
    List<WatchEvent> events;
    try {
      events = decoder.since(next, reply.events());
    } catch (WatchEvents.PreviousMissing e) {
      fail(new StorageException.Compacted(next, e.revision()));
      return;
    }
    long last = reply.events().getLast().current().modRevision();
    if (last < next) {
      return;
    }
    if (!events.isEmpty() && !queued(events)) {
      return;
    }
    boolean othersToo = events.isEmpty() || events.getLast().revision() < last;
    heardUpTo(last);
    if (othersToo && request.progress()) {
      tellMark(last);
    }
  }

  private boolean queued(List<WatchEvent> events) {
    int news = (int) events.stream().filter(event -> event.revision() > historyEnd).count();
    if (!queue.add(new WatchQueue.Item.Events(events, news))) {
      fail(new StorageException.SlowWatcher(request.queueLimit()));
      return false;
    }
    return true;
  }

  private void watchOwnKeysOnly() {
    everybody = false;
    if (stream != null) {
      stream.cancel();
      stream = null;
    }
    memberId = 0;
    room.timers().later(this::connect, backoff.next());
  }

  private void mark(long revision) {
    heardUpTo(revision);
    if (request.progress() && revision >= next - 1) {
      tellMark(revision);
    }
  }

  private void heardUpTo(long revision) {
    heard = Math.max(heard, revision);
    next = Math.max(next, revision + 1);
    heardMore.signalAll();
  }

  private void tellMark(long revision) {
    lastMark = Math.max(lastMark, revision);
    queue.mark(lastMark);
  }

  /** Has the stream read the next message, if the last one is dealt with and there is room. */
  private void readOn() {
    if (!over && !reading && stream != null && queue.hasRoom()) {
      reading = true;
      stream.readOn();
    }
  }

  private static StorageException refused(String why) {
    return new StorageException.Unavailable(
        "etcd ended the watch: " + why, Outcome.NOT_APPLIED, null);
  }

  // ---- marks on request

  @Override
  public void requestProgress() {
    asker.ask();
  }

  /** Moves on where nothing happens, so that a lost connection can be resumed from not long ago. */
  void freshen() {
    asker.freshen();
  }

  /** The member that serves the watch now; 0 if none does. */
  long memberId() {
    lock.lock();
    try {
      return memberId;
    } finally {
      lock.unlock();
    }
  }

  /** Asks this member for a mark, if it still serves the watch. */
  boolean askForMark(long member) {
    lock.lock();
    try {
      if (over || stream == null || memberId != member) {
        return false;
      }
      stream.askForMark();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Gives the listener a mark if everything up to {@code revision} was heard; otherwise waits a
   * while for more to be heard. True if there is nothing left to do.
   */
  boolean markOrAwait(long revision, Duration patience) throws InterruptedException {
    lock.lock();
    try {
      long left = patience.toNanos();
      while (!over && next <= revision && left > 0) {
        left = heardMore.awaitNanos(left);
      }
      if (!over && next > revision) {
        tellMark(Math.max(revision, heard));
        return true;
      }
      return over;
    } finally {
      lock.unlock();
    }
  }

  // ---- the listener's side

  private void run() {
    try {
      for (WatchQueue.Item item; (item = queue.take()) != null; ) {
        resume();
        switch (item) {
          case WatchQueue.Item.Events(var events, var news) -> listener.events(events);
          case WatchQueue.Item.Mark(var revision) -> listener.progress(revision);
          case WatchQueue.Item.End(var cause) -> listener.failed(cause);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      close();
    }
  }

  private void resume() {
    lock.lock();
    try {
      readOn();
    } finally {
      lock.unlock();
    }
  }

  /** Ends the watch; the listener hears why. */
  void fail(StorageException cause) {
    finish(cause);
  }

  @Override
  public void close() {
    finish(null);
  }

  private void finish(@Nullable StorageException cause) {
    lock.lock();
    try {
      over = true;
      if (stream != null) {
        stream.cancel();
        stream = null;
      }
      queue.end(cause);
      heardMore.signalAll();
    } finally {
      lock.unlock();
    }
    room.left(this);
  }
}
