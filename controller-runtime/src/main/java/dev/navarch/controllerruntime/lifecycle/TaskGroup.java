package dev.navarch.controllerruntime.lifecycle;

import dev.navarch.client.waiting.Durations;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;

/**
 * Tasks that run side by side and are stopped together. A lock guards the list of threads; nothing
 * is waited for while it is held.
 */
public final class TaskGroup {
  private static final Logger LOG = System.getLogger("dev.navarch.controllerruntime.lifecycle");

  /** How long tasks may take to end after their threads were interrupted. */
  private static final Duration LAST_GRACE = Duration.ofSeconds(10);

  private final StopSwitch stop = new StopSwitch();
  private final BiConsumer<Task, Throwable> failed;
  private final ReentrantLock lock = new ReentrantLock();

  // Guarded by the lock.
  private final List<Thread> threads = new ArrayList<>();

  /**
   * Creates a group.
   *
   * @param failed told by the thread of a task that it failed, unless that comes of being stopped
   */
  public TaskGroup(BiConsumer<Task, Throwable> failed) {
    this.failed = failed;
  }

  /** Starts a task, if the group is not stopped. */
  public void start(Task task) {
    lock.lock();
    try {
      if (!stop.isGiven()) {
        threads.add(Thread.ofVirtual().name(task.name()).start(() -> run(task)));
      }
    } finally {
      lock.unlock();
    }
  }

  private void run(Task task) {
    try {
      task.run(stop);
    } catch (Throwable e) {
      if (!stop.isGiven()) {
        failed.accept(task, e);
      } else if (!(e instanceof InterruptedException)) {
        LOG.log(Level.WARNING, () -> "a task failed while it was stopped, task=" + task.name(), e);
      }
    }
  }

  /**
   * Gives the signal to stop and waits until all tasks have ended. Those that take longer than a
   * limit are interrupted; the log names those that do not end even then. An interrupt of the
   * caller does not shorten this, and is kept.
   */
  public void stop(Duration limit) {
    List<Thread> running;
    lock.lock();
    try {
      stop.stop();
      running = List.copyOf(threads);
    } finally {
      lock.unlock();
    }
    if (join(running, limit)) {
      return;
    }
    running.forEach(Thread::interrupt);
    if (!join(running, LAST_GRACE)) {
      List<String> stuck = running.stream().filter(Thread::isAlive).map(Thread::getName).toList();
      LOG.log(Level.ERROR, () -> "tasks do not end and are left behind: " + stuck);
    }
  }

  private static boolean join(List<Thread> threads, Duration limit) {
    long end = System.nanoTime() + Math.min(Durations.toNanos(limit), Long.MAX_VALUE / 2);
    boolean interrupted = false;
    boolean all = true;
    for (Thread thread : threads) {
      boolean waited = false;
      while (!waited) {
        try {
          all &= thread.join(Duration.ofNanos(Math.max(0, end - System.nanoTime())));
          waited = true;
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return all;
  }
}
