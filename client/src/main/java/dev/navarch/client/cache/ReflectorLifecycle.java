package dev.navarch.client.cache;

import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The one run of a reflector: which thread is in it, and whether it is over.
 *
 * <p>One thread enters and leaves. All other methods may be called by any thread.
 */
final class ReflectorLifecycle {
  /** Held to change the runner, and to interrupt it: no thread is interrupted that has left. */
  private final ReentrantLock lock = new ReentrantLock();

  // Under the lock.
  private boolean entered;
  private @Nullable Thread runner;

  private volatile boolean closed;

  /** Set before other threads start. */
  private boolean interruptible = true;

  /**
   * Has the calling thread be the one that runs; false when it was closed before.
   *
   * @param name whose run it is
   * @param endsByInterrupt whether an interrupt ends the run, whoever it comes from; otherwise only
   *     that of {@link #close} does
   * @throws IllegalStateException if a thread was here before
   */
  boolean enter(String name, boolean endsByInterrupt) {
    lock.lock();
    try {
      if (entered) {
        throw new IllegalStateException("the reflector of " + name + " runs only once");
      }
      entered = true;
      interruptible = endsByInterrupt;
      if (!closed) {
        runner = Thread.currentThread();
      }
      return !closed;
    } finally {
      lock.unlock();
    }
  }

  /** Nobody interrupts the running thread any more when this comes back. */
  void leave() {
    closed = true;
    lock.lock();
    try {
      runner = null;
    } finally {
      lock.unlock();
    }
  }

  /** Ends the run: what waits in it is interrupted. Does not wait for it. */
  void close() {
    closed = true;
    lock.lock();
    try {
      Thread running = runner;
      if (running != null) {
        running.interrupt();
      }
    } finally {
      lock.unlock();
    }
  }

  boolean isClosed() {
    return closed;
  }

  /** Whether the running thread must leave now that it has been interrupted. */
  boolean endsByInterrupt() {
    return interruptible || closed;
  }

  /** Whoever closes says so before the interrupt: one without is what others left behind. */
  void dropStrayInterrupt() {
    if (!interruptible && Thread.interrupted() && closed) {
      Thread.currentThread().interrupt();
    }
  }
}
