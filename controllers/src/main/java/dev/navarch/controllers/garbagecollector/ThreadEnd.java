package dev.navarch.controllers.garbagecollector;

import java.util.List;

/** The end of threads that have been told to end. */
final class ThreadEnd {
  private ThreadEnd() {}

  /** Waits until all of them have ended; an interrupt is kept for afterwards. */
  static void await(List<Thread> threads) {
    boolean interrupted = false;
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
