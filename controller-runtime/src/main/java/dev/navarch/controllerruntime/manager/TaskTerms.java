package dev.navarch.controllerruntime.manager;

import dev.navarch.controllerruntime.lifecycle.Task;
import dev.navarch.controllerruntime.lifecycle.TaskGroup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Tasks that run in terms: all from a beginning to an end, and once more in the next term. A lock
 * guards the tasks and the term; tasks are waited for outside of it.
 */
final class TaskTerms {
  private final BiConsumer<Task, Throwable> failed;
  private final ReentrantLock lock = new ReentrantLock();

  // Guarded by the lock.
  private final List<Task> tasks = new ArrayList<>();
  private @Nullable TaskGroup term;
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

  /** Begins a term, unless there will be no more. */
  void begin() {
    lock.lock();
    try {
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
    TaskGroup ended = current();
    if (ended == null) {
      return;
    }
    ended.stop(limit);
    lock.lock();
    try {
      if (term == ended) {
        term = null;
      }
    } finally {
      lock.unlock();
    }
  }

  private @Nullable TaskGroup current() {
    lock.lock();
    try {
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
    } finally {
      lock.unlock();
    }
    end(limit);
  }
}
