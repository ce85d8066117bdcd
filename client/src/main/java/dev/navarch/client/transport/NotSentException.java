package dev.navarch.client.transport;

import java.io.IOException;

/**
 * A request did not get to the server: nobody listened, a proxy made no way, TLS could not be set
 * up, or the server takes no more requests at a time. It may be sent again, whatever it asks for.
 */
public sealed class NotSentException extends IOException permits UntrustedServerException {
  private static final long serialVersionUID = 1;

  /** Creates one with a message for a person: it names the server and what is wrong. */
  public NotSentException(String message, Throwable cause) {
    super(message, cause);
  }
}
