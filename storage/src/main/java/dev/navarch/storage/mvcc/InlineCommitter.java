package dev.navarch.storage.mvcc;

import java.util.concurrent.locks.ReentrantLock;

/** Decides and publishes on the caller's thread, under one lock. Nothing outlives the process. */
public final class InlineCommitter implements Committer {
  private final ReentrantLock lock = new ReentrantLock();

  /** Written under the lock; read by everybody. */
  private volatile State state;

  public InlineCommitter(State initial) {
    this.state = initial;
  }

  @Override
  public State state() {
    return state;
  }

  @Override
  public <T> T submit(Change<T> change) {
    lock.lock();
    try {
      Decision<T> decision = change.decide(state, System.nanoTime());
      state = decision.next();
      return decision.answer();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {}
}
