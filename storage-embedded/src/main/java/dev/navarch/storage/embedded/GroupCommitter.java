package dev.navarch.storage.embedded;

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
 * <p>If the disk is full, the changes of that piece fail and the state stays as it was. If the
 * journal breaks otherwise, what is on disk is unknown: from then on every change is refused, and
 * reads go on.
 */
final class GroupCommitter implements Committer {
  private static final Logger LOG = System.getLogger(GroupCommitter.class.getName());
  private static final int MAX_CHANGES = 1024;
  private static final long TIDY_NANOS = 100_000_000;

  private final Journal journal;
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

  /** What the last write failed with; null if it did not. */
  private volatile @Nullable StorageException trouble;

  /** Set once, if the journal broke. */
  private volatile boolean broken;

  GroupCommitter(State initial, Journal journal) {
    this.state = initial;
    this.journal = journal;
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
    StorageException problem = trouble;
    return problem == null ? HEALTHY : String.valueOf(problem.getMessage());
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
    List<Pending<?>> batch = new ArrayList<>();
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
    try {
      State next = state;
      List<Step> steps = new ArrayList<>(batch.size() + 8);
      for (Pending<?> pending : batch) {
        next = pending.decide(next, steps);
      }
      if (!steps.isEmpty()) {
        journal.write(steps);
        trouble = null;
      }
      state = next;
    } catch (StorageException.DiskFull e) {
      if (trouble == null) {
        LOG.log(Level.ERROR, e.getMessage());
      }
      trouble = e;
      // Answers and refusals alike may rest on changes that did not come about.
      batch.forEach(pending -> pending.outcome(e));
    } catch (Throwable e) {
      StorageException lost = breakDown(e);
      batch.forEach(pending -> pending.outcome(lost));
    }
    batch.forEach(Pending::complete);
  }

  private void refuse(List<Pending<?>> batch) {
    StorageException problem = trouble;
    for (Pending<?> pending : batch) {
      pending.fail(
          new StorageException.Unavailable(
              "nothing is written any more since a write failed: open the store again ("
                  + (problem == null ? "" : problem.getMessage())
                  + ")",
              Outcome.NOT_APPLIED,
              problem));
    }
  }

  private boolean tidy() {
    try {
      return journal.tidy();
    } catch (StorageException.DiskFull e) {
      return false; // writes will say so; there is nothing to tidy with
    } catch (Throwable e) {
      StorageException unused = breakDown(e);
      return false;
    }
  }

  /** Gives what those hear whose writes may be lost. */
  private StorageException breakDown(Throwable cause) {
    StorageException lost =
        cause instanceof StorageException known
            ? known
            : new StorageException.Unavailable(
                "the write failed: " + cause.getMessage(), Outcome.UNKNOWN, cause);
    broken = true;
    trouble = lost;
    LOG.log(Level.ERROR, "the store cannot write any more, and is read-only from now on", cause);
    return lost;
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
      }
    }

    void outcome(StorageException failure) {
      error = failure;
    }

    void complete() {
      done = true;
      LockSupport.unpark(caller);
    }

    void fail(StorageException failure) {
      outcome(failure);
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
