package dev.navarch.controllerruntime.manager;

/** A manager stopped because something in it could not go on, which is the cause. */
public final class ManagerFailedException extends Exception {
  private static final long serialVersionUID = 1;

  ManagerFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
