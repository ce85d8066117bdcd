package dev.navarch.client.waiting;

import java.io.IOException;

/** A condition did not come about in the time, or in the number of tries, that it had. */
public final class WaitTimeoutException extends IOException {
  private static final long serialVersionUID = 1;

  public WaitTimeoutException() {
    super("timed out waiting for the condition");
  }
}
