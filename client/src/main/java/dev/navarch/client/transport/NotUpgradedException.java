package dev.navarch.client.transport;

import java.io.IOException;

/**
 * A server did not go on in the protocol that it was asked for, and did not say why: it knows
 * nothing of it, or something between does not let it through. Another protocol may do.
 */
public final class NotUpgradedException extends IOException {
  private static final long serialVersionUID = 1;

  /** Creates one with a message for a person. */
  public NotUpgradedException(String message) {
    super(message);
  }
}
