package dev.navarch.client.cache;

/** Changes could not be processed, and are to come once more. */
public final class RequeueException extends Exception {
  private static final long serialVersionUID = 1;

  public RequeueException(String message, Throwable cause) {
    super(message, cause);
  }
}
