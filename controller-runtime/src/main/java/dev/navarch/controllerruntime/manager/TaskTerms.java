package dev.navarch.controllerruntime.manager;

import dev.navarch.controllerruntime.lifecycle.Task;
import dev.navarch.controllerruntime.lifecycle.TaskGroup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Tasks that run in terms: all from a beginning to an end, and once more in the next term. Terms do
 * not overlap: the next one begins when the tasks of the last have ended, or have been left behind.
 * A lock guards the tasks and the term; tasks are waited for outside of it.
 */
final class TaskTerms {
  private final BiConsumer<Task, Throwable> failed;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  // Guarded by the lock.
  private final List<Task> tasks = new ArrayList<>();
  private @Nullable TaskGroup term;
  private boolean ending;
  private boolean over;

  TaskTerms(BiConsumer<Task, Throwable> failed) {
    this.failed = failed;
  }

  /** Adds a task, and starts it if a term runs. */
  void add(Task task) {
    lock.lock();
    try {
      if (over) {
        throw new IllegalStateException("the manager is closed");
      }
      tasks.add(task);
      if (term != null) {
        term.start(task);
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * Begins a term, unless one runs or there will be no more. Waits for the end of one that ends.
   */
  void begin() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (ending && !over) {
        changed.await();
      }
      if (!over && term == null) {
        TaskGroup begun = new TaskGroup(failed);
        term = begun;
        tasks.forEach(begun::start);
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * Ends the term, if one runs, and waits until its tasks have ended, or long enough. A second call
   * meanwhile may be less patient: a lease can be lost while tasks are being stopped.
   */
  void end(Duration limit) {
    TaskGroup ended = beginToEnd();
    if (ended == null) {
      return;
    }
    ended.stop(limit);
    lock.lock();
    try {
      if (term == ended) {
        term = null;
        ending = false;
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  private @Nullable TaskGroup beginToEnd() {
    lock.lock();
    try {
      ending = term != null;
      return term;
    } finally {
      lock.unlock();
    }
  }

  /** Ends the term that runs; there is no other after it. */
  void close(Duration limit) {
    lock.lock();
    try {
      over = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    end(limit);
  }
}
