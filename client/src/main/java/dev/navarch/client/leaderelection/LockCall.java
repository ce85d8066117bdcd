package dev.navarch.client.leaderelection;

/**
 * How far one call to a lock has come. The thread that makes the call goes on only while nobody has
 * given it up; any thread may ask and give up.
 */
final class LockCall {
  private volatile boolean givenUp;
  private volatile boolean writing;

  void giveUp() {
    givenUp = true;
  }

  /** Whether the server may have been asked to change the lock. */
  boolean hasWritten() {
    return writing;
  }

  /** Sees to it that a call that was given up does not take the lock behind everybody's back. */
  void goOn() throws InterruptedException {
    if (givenUp || Thread.currentThread().isInterrupted()) {
      throw new InterruptedException("the call was given up");
    }
  }

  /**
   * As {@link #goOn}, right before the lock is changed. That is noted first: whoever gives up and
   * asks then is told, or this call does not go on.
   */
  void write() throws InterruptedException {
    writing = true;
    goOn();
  }
}
