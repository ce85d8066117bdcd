package dev.navarch.client.transport;

import java.io.IOException;

/**
 * Nothing is heard of a server any more while something is waited for: the connection, or the
 * server, ended without a word. What was asked may have been done.
 */
public final class ServerLostException extends IOException {
  private static final long serialVersionUID = 1;

  /** Creates one with a message for a person: it names the server. */
  public ServerLostException(String message) {
    super(message);
  }
}
