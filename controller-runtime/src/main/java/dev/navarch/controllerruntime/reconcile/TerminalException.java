package dev.navarch.controllerruntime.reconcile;

/** A failure that trying again does not mend. The request rests until something changes. */
public final class TerminalException extends Exception {
  private static final long serialVersionUID = 1;

  public TerminalException(String message) {
    super(message);
  }

  public TerminalException(String message, Throwable cause) {
    super(message, cause);
  }
}
