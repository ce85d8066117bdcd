package dev.navarch.apiserver.http;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** The end of a stream, which comes once, and who wants to hear of it. For any thread. */
public final class StreamEnd {
  private final ReentrantLock lock = new ReentrantLock();

  @GuardedBy("lock")
  private final List<Runnable> actions = new ArrayList<>(2);

  /** Written under the lock, read without it. */
  private volatile boolean over;

  public boolean isOver() {
    return over;
  }

  /** Runs an action at the end; at once if that is past. */
  public void whenOver(Runnable action) {
    lock.lock();
    try {
      if (!over) {
        actions.add(action);
        return;
      }
    } finally {
      lock.unlock();
    }
    action.run();
  }

  /** Ends the stream; false if it is over already. */
  public boolean reach() {
    List<Runnable> waiting;
    lock.lock();
    try {
      if (over) {
        return false;
      }
      over = true;
      waiting = List.copyOf(actions);
      actions.clear();
    } finally {
      lock.unlock();
    }
    waiting.forEach(Runnable::run);
    return true;
  }
}
