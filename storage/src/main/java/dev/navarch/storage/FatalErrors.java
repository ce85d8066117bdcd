package dev.navarch.storage;

/**
 * Decides what happens to the process after an error that leaves the virtual machine in doubt, such
 * as exhausted memory. A server that is a process of its own exits, so that a supervisor restarts
 * it; one inside another program must not.
 *
 * <p>Called by any thread, possibly while there is no memory left.
 */
@FunctionalInterface
public interface FatalErrors {
  /** Keeps the process: the operation that failed reports the error to its caller. */
  FatalErrors REPORTED_TO_CALLERS = error -> {};

  /** Reacts to a fatal error; need not return. */
  void handle(Throwable error);

  /** Handles a failure if it is fatal. */
  default void check(Throwable failure) {
    if (isFatal(failure)) {
      handle(failure);
    }
  }

  /**
   * Returns whether a failure, or one of its causes, is an error of the virtual machine. A stack
   * that overflowed is not: it is empty again once the error was thrown.
   */
  static boolean isFatal(Throwable failure) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < 20; depth++) {
      if (cause instanceof VirtualMachineError && !(cause instanceof StackOverflowError)) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }
}
