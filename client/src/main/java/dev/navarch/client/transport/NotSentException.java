package dev.navarch.client.transport;

import java.io.IOException;

/** A request did not get to the server: nobody listened, or TLS could not be set up. */
public final class NotSentException extends IOException {
  private static final long serialVersionUID = 1;

  /** Creates one with a message for a person: it names the server and what is wrong. */
  public NotSentException(String message, Throwable cause) {
    super(message, cause);
  }
}
