package dev.navarch.storage.embedded;

import dev.navarch.storage.FatalErrors;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.mvcc.Change;
import dev.navarch.storage.mvcc.Committer;
import dev.navarch.storage.mvcc.Decision;
import dev.navarch.storage.mvcc.State;
import dev.navarch.storage.mvcc.Step;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Writes changes down before it publishes them, many with one sync.
 *
 * <p>One thread owns the journal and is the only one to set the state. It takes all changes that
 * wait, decides them one after the other, writes what they do in one piece, publishes the last
 * state and wakes the callers; changes that come meanwhile are the next piece. So nobody sees
 * anything that is not on disk, and the more writers there are, the fewer syncs each of them costs.
 *
 * <p>A caller waits for its answer even if it is interrupted, and finds its interrupt flag set
 * afterwards: it always learns what became of its write.
 *
 * <p>If the disk is full, or anything fails before the piece is committed, the changes of that
 * piece fail and the state stays as it was. If it is unknown what is on disk, every later change is
 * refused, and reads go on. The writer survives every failure, so that no caller waits in vain.
 */
final class GroupCommitter implements Committer {
  private static final Logger LOG = System.getLogger(GroupCommitter.class.getName());
  private static final int MAX_CHANGES = 1024;
  private static final long TIDY_NANOS = 100_000_000;

  private final Journal journal;
  private final FatalErrors fatalErrors;

  /** Used where there may be no memory to create exceptions that say more. */
  private final StorageException.Unavailable notApplied =
      new StorageException.Unavailable("the write was abandoned", Outcome.NOT_APPLIED, null);

  private final StorageException.Unavailable lost =
      new StorageException.Unavailable("the write failed", Outcome.UNKNOWN, null);

  private final ConcurrentLinkedQueue<Pending<?>> queue = new ConcurrentLinkedQueue<>();
  private final Worker writer;

  /** Set by the writer alone. */
  private volatile State state;

  /** Whether the writer sleeps, or is about to: whoever queues something must wake it. */
  private volatile boolean asleep;

  private volatile boolean closing;

  /**
   * Set by the writer as its last act but one: it then answers what it still finds in the queue.
   */
  private volatile boolean stopped;

  /** Whether the last write failed because there was no room. */
  private volatile boolean full;

  /** Set once, if it became unknown what is on disk. */
  private volatile boolean broken;

  GroupCommitter(State initial, Journal journal, FatalErrors fatalErrors) {
    this.state = initial;
    this.journal = journal;
    this.fatalErrors = fatalErrors;
    this.writer = new Worker("navarch-storage-writer", this::run);
  }

  GroupCommitter start() {
    writer.start();
    return this;
  }

  @Override
  public State state() {
    return state;
  }

  @Override
  public <T> T submit(Change<T> change) {
    Pending<T> pending = new Pending<>(change);
    queue.add(pending);
    if (stopped && queue.remove(pending)) {
      throw new StorageException.Closed();
    }
    if (asleep) {
      LockSupport.unpark(writer.thread());
    }
    return pending.await();
  }

  @Override
  public String health() {
    if (broken) {
      return "a write failed, and the store is read-only until it is opened again";
    }
    return full ? "there is no room on the disk: writes fail until there is some" : HEALTHY;
  }

  @Override
  public long storedBytes() {
    return journal.storedBytes();
  }

  /** Writes what was submitted before, then lets the journal go. */
  @Override
  public void close() {
    closing = true;
    LockSupport.unpark(writer.thread());
    writer.join();
  }

  private void run() {
    List<Pending<?>> batch = new ArrayList<>(MAX_CHANGES);
    long tidied = System.nanoTime();
    boolean moreToTidy = true;
    try {
      while (true) {
        take(batch);
        if (!batch.isEmpty()) {
          commit(batch);
          batch.clear();
          moreToTidy = true;
        } else if (closing) {
          return;
        }
        long now = System.nanoTime();
        if (!broken && moreToTidy && (queue.isEmpty() || now - tidied > TIDY_NANOS)) {
          moreToTidy = tidy();
          tidied = now;
        } else if (queue.isEmpty()) {
          sleep();
        }
      }
    } finally {
      stopped = true;
      broken |= !closing;
      batch.stream().filter(pending -> !pending.done).forEach(pending -> pending.fail(lost));
      for (Pending<?> left = queue.poll(); left != null; left = queue.poll()) {
        left.fail(new StorageException.Closed());
      }
      journal.close();
    }
  }

  private void take(List<Pending<?>> batch) {
    while (batch.size() < MAX_CHANGES) {
      Pending<?> pending = queue.poll();
      if (pending == null) {
        return;
      }
      batch.add(pending);
    }
  }

  private void sleep() {
    asleep = true;
    if (queue.isEmpty() && !closing) {
      LockSupport.park(this);
    }
    asleep = false;
  }

  private void commit(List<Pending<?>> batch) {
    if (broken) {
      refuse(batch);
      return;
    }
    State next = state;
    List<Step> steps;
    try {
      steps = new ArrayList<>(batch.size() + 8);
      for (Pending<?> pending : batch) {
        next = pending.decide(next, steps);
      }
    } catch (Throwable e) {
      abandon(batch, e);
      return;
    }
    if (steps.isEmpty() || write(batch, steps)) {
      state = next;
      batch.forEach(Pending::complete);
    }
  }

  /** Returns whether the steps are on disk; the callers have been answered if they are not. */
  private boolean write(List<Pending<?>> batch, List<Step> steps) {
    try {
      journal.write(steps);
      full = false;
      return true;
    } catch (StorageException.DiskFull e) {
      boolean first = !full;
      full = true;
      // Answers and refusals alike may rest on changes that did not come about.
      batch.forEach(pending -> pending.fail(e));
      if (first) {
        log(String.valueOf(e.getMessage()), null);
      }
    } catch (StorageException.Unavailable e) {
      if (e.outcome() == Outcome.NOT_APPLIED) {
        abandon(batch, e);
      } else {
        breakDown(batch, e);
      }
    } catch (Throwable e) {
      breakDown(batch, e);
    }
    return false;
  }

  private void refuse(List<Pending<?>> batch) {
    for (Pending<?> pending : batch) {
      pending.fail(
          new StorageException.Unavailable(
              "nothing is written any more since a write failed: open the store again",
              Outcome.NOT_APPLIED,
              null));
    }
  }

  private boolean tidy() {
    try {
      return journal.tidy();
    } catch (StorageException.DiskFull e) {
      return false; // writes will say so; there is nothing to tidy with
    } catch (StorageException.Unavailable e) {
      if (e.outcome() == Outcome.NOT_APPLIED) {
        abandon(List.of(), e);
      } else {
        breakDown(List.of(), e);
      }
      return false;
    } catch (Throwable e) {
      breakDown(List.of(), e);
      return false;
    }
  }

  /** Fails changes of which nothing is on disk, and goes on. */
  private void abandon(List<Pending<?>> batch, Throwable cause) {
    fatalErrors.check(cause);
    answer(batch, notApplied, cause);
    log("a write to the store was abandoned; nothing of it was written", cause);
  }

  /** Fails changes that may be on disk or not, and writes nothing more. */
  private void breakDown(List<Pending<?>> batch, Throwable cause) {
    broken = true;
    fatalErrors.check(cause);
    answer(batch, lost, cause);
    log("the store cannot write any more, and is read-only from now on", cause);
  }

  /** Answers all callers, with less detail if there is no memory for more. */
  private static void answer(
      List<Pending<?>> batch, StorageException.Unavailable plain, Throwable cause) {
    StorageException failure = plain;
    try {
      failure =
          cause instanceof StorageException known
              ? known
              : new StorageException.Unavailable(
                  "the write failed: " + cause, plain.outcome(), cause);
    } catch (OutOfMemoryError e) {
      // the plain one serves
    }
    for (Pending<?> pending : batch) {
      pending.fail(failure);
    }
  }

  private static void log(String message, @Nullable Throwable cause) {
    try {
      LOG.log(Level.ERROR, message, cause);
    } catch (RuntimeException | Error e) {
      // The writer must go on, also if the log cannot be written.
    }
  }

  /** A change, its caller, and in the end its answer. Fields are the writer's until it is done. */
  private static final class Pending<T> {
    private final Change<T> change;
    private final Thread caller = Thread.currentThread();
    private @Nullable T answer;
    private @Nullable RuntimeException error;
    private volatile boolean done;

    Pending(Change<T> change) {
      this.change = change;
    }

    State decide(State state, List<Step> steps) {
      try {
        Decision<T> decision = change.decide(state, System.nanoTime());
        answer = decision.answer();
        steps.addAll(decision.steps());
        return decision.next();
      } catch (RuntimeException e) {
        error = e;
        return state;
      } catch (Error e) {
        if (FatalErrors.isFatal(e)) {
          throw e;
        }
        error =
            new StorageException.Unavailable(
                "the write was abandoned: " + e, Outcome.NOT_APPLIED, e);
        return state;
      }
    }

    void complete() {
      done = true;
      LockSupport.unpark(caller);
    }

    void fail(StorageException failure) {
      error = failure;
      complete();
    }

    T await() {
      boolean interrupted = false;
      while (!done) {
        LockSupport.park(this);
        interrupted |= Thread.interrupted();
      }
      if (interrupted) {
        caller.interrupt();
      }
      if (error instanceof StorageException shared) {
        throw shared;
      }
      if (error != null) {
        throw error;
      }
      return Objects.requireNonNull(answer);
    }
  }
}
