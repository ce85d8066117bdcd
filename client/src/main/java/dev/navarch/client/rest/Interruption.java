package dev.navarch.client.rest;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;

/** Streams can tell of an interrupt only as of a failure; callers are told what it is. */
final class Interruption {
  private Interruption() {}

  /** Throws in place of a failure that is an interrupt; the thread's flag is cleared. */
  static void throwIfReasonOf(IOException failure) throws InterruptedException {
    if (failure instanceof InterruptedIOException && !(failure instanceof SocketTimeoutException)) {
      boolean unused = Thread.interrupted();
      InterruptedException interrupt = new InterruptedException(failure.getMessage());
      interrupt.initCause(failure);
      throw interrupt;
    }
  }
}
