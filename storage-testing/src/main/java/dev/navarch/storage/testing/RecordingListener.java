package dev.navarch.storage.testing;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Writes down what a watch tells, and lets a test wait for it.
 *
 * <p>It also checks, call by call, what {@link WatchListener} promises of every watch: one virtual
 * thread makes all calls; revisions go up, and all events of one come in one call; a mark never
 * comes before an event that it covers, and marks do not go back; nothing follows a failure. A
 * broken promise is remembered and thrown at whoever looks at the record next.
 */
public final class RecordingListener implements WatchListener {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Duration patience;
  private final Consumer<List<WatchEvent>> reaction;
  private final AtomicBoolean inCall = new AtomicBoolean();

  private final List<List<WatchEvent>> calls = new ArrayList<>();
  private final List<WatchEvent> events = new ArrayList<>();
  private final List<Long> marks = new ArrayList<>();
  private final List<String> brokenPromises = new ArrayList<>();
  private long heardUpTo;
  private @Nullable StorageException failure;
  private @Nullable Thread thread;

  public RecordingListener() {
    this(Await.PATIENCE, events -> {});
  }

  private RecordingListener(Duration patience, Consumer<List<WatchEvent>> reaction) {
    this.patience = patience;
    this.reaction = reaction;
  }

  /** A listener that does something with events after it has written them down. */
  public static RecordingListener reacting(Consumer<List<WatchEvent>> reaction) {
    return new RecordingListener(Await.PATIENCE, reaction);
  }

  /** A listener whose waiting methods give up after so long. */
  public static RecordingListener patient(Duration patience) {
    return new RecordingListener(patience, events -> {});
  }

  @Override
  public void events(List<WatchEvent> told) {
    call(
        () -> {
          check(told);
          calls.add(List.copyOf(told));
          events.addAll(told);
        },
        () -> reaction.accept(told));
  }

  @Override
  public void progress(long revision) {
    call(
        () -> {
          if (!marks.isEmpty() && revision < marks.getLast()) {
            brokenPromises.add("mark " + revision + " came after mark " + marks.getLast());
          }
          marks.add(revision);
          heardUpTo = Math.max(heardUpTo, revision);
        },
        () -> {});
  }

  @Override
  public void failed(StorageException cause) {
    call(() -> failure = cause, () -> {});
  }

  /** Everything heard so far. */
  public List<WatchEvent> events() {
    return locked(() -> List.copyOf(events));
  }

  /** Everything heard so far, call by call. */
  public List<List<WatchEvent>> calls() {
    return locked(() -> List.copyOf(calls));
  }

  /** The revisions of the marks so far. */
  public List<Long> marks() {
    return locked(() -> List.copyOf(marks));
  }

  /** What ended the watch, if something did. */
  public Optional<StorageException> failure() {
    return locked(() -> Optional.ofNullable(failure));
  }

  /** Waits until so many events were heard, and gives all there are by then. */
  public List<WatchEvent> awaitEvents(int count) {
    await(count + " events", () -> events.size() >= count);
    return events();
  }

  /** Waits until something of this revision or a later one was heard: an event or a mark. */
  public void awaitRevision(long revision) {
    await("to hear of revision " + revision, () -> heardUpTo >= revision);
  }

  /** Waits for a mark at this revision or a later one, and gives its revision. */
  public long awaitProgress(long revision) {
    return awaitProgress(revision, patience);
  }

  /** The same, for a mark that may take longer, or must come sooner. */
  public long awaitProgress(long revision, Duration within) {
    await(
        "a mark at " + revision + " or later",
        within,
        () -> !marks.isEmpty() && marks.getLast() >= revision);
    return marks().getLast();
  }

  /** Waits until the watch is over, which must be because of this. */
  public <T extends StorageException> T awaitFailure(Class<T> type) {
    StorageException cause = awaitFailure();
    if (!type.isInstance(cause)) {
      throw new AssertionError(
          "expected the watch to end with " + type.getSimpleName() + ", not with " + cause, cause);
    }
    return type.cast(cause);
  }

  public StorageException awaitFailure() {
    await("the watch to fail", () -> failure != null);
    return failure().orElseThrow();
  }

  /** One line an event, without values. */
  public static String describe(List<WatchEvent> events) {
    StringBuilder text = new StringBuilder(events.size() + " events");
    int from = Math.max(0, events.size() - 20);
    if (from > 0) {
      text.append(", the last 20 of which are");
    }
    for (WatchEvent event : events.subList(from, events.size())) {
      text.append("\n  ")
          .append(event instanceof WatchEvent.Put ? "put " : "delete ")
          .append(event.key().utf8())
          .append(" @")
          .append(event.revision());
    }
    return text.toString();
  }

  private void call(Runnable record, Runnable react) {
    boolean alone = inCall.compareAndSet(false, true);
    lock.lock();
    try {
      if (!alone) {
        brokenPromises.add("two calls at once");
      }
      if (failure != null) {
        brokenPromises.add("a call after the watch had failed with " + failure);
      }
      if (thread == null) {
        thread = Thread.currentThread();
      }
      if (!thread.equals(Thread.currentThread())) {
        brokenPromises.add("a call on " + Thread.currentThread() + ", one before on " + thread);
      }
      if (!Thread.currentThread().isVirtual()) {
        brokenPromises.add("a call on " + Thread.currentThread() + ", which is not virtual");
      }
      record.run();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    try {
      react.run();
    } finally {
      inCall.set(false);
    }
  }

  private void check(List<WatchEvent> told) {
    if (told.isEmpty()) {
      brokenPromises.add("a call without events");
    }
    long revision = 0;
    Set<Object> keys = new HashSet<>();
    for (WatchEvent event : told) {
      if (event.revision() < revision) {
        brokenPromises.add("an event of " + event.revision() + " after one of " + revision);
      }
      if (event.revision() <= heardUpTo) {
        brokenPromises.add(
            "%s of revision %d after everything up to %d was heard in earlier calls"
                .formatted(event.key().utf8(), event.revision(), heardUpTo));
      }
      if (event.revision() != revision) {
        keys.clear();
      }
      if (!keys.add(event.key())) {
        brokenPromises.add(event.key().utf8() + " twice in revision " + event.revision());
      }
      revision = Math.max(revision, event.revision());
    }
    heardUpTo = Math.max(heardUpTo, revision);
  }

  private void await(String what, BooleanSupplier condition) {
    await(what, patience, condition);
  }

  private void await(String what, Duration within, BooleanSupplier condition) {
    lock.lock();
    try {
      long left = within.toNanos();
      while (!condition.getAsBoolean()) {
        if (failure != null) {
          throw new AssertionError(
              "the watch failed instead of " + what + ", after " + describe(events), failure);
        }
        if (left <= 0) {
          throw new AssertionError(
              "waited %s in vain for %s; there were marks %s and %s"
                  .formatted(within, what, marks, describe(events)));
        }
        requireKeptPromises();
        left = changed.awaitNanos(left);
      }
      requireKeptPromises();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while waiting for " + what, e);
    } finally {
      lock.unlock();
    }
  }

  private <T> T locked(Supplier<T> look) {
    lock.lock();
    try {
      requireKeptPromises();
      return look.get();
    } finally {
      lock.unlock();
    }
  }

  private void requireKeptPromises() {
    if (!brokenPromises.isEmpty()) {
      throw new AssertionError("the watch broke its promises: " + brokenPromises);
    }
  }
}
