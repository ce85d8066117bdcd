package dev.navarch.storage.embedded;

/**
 * A thread of a store: it does not keep the process alive, and whoever ends it waits until it has
 * ended.
 */
final class Worker {
  private final Thread thread;

  Worker(String name, Runnable work) {
    this.thread = Thread.ofPlatform().name(name).daemon().unstarted(work);
  }

  Thread thread() {
    return thread;
  }

  void start() {
    thread.start();
  }

  /** Waits for the end, also if interrupted; the caller finds its interrupt flag set then. */
  void join() {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
