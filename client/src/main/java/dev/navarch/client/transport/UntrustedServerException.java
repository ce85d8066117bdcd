package dev.navarch.client.transport;

/**
 * A server showed a certificate that the client does not trust: it is of an unknown authority, for
 * another host, or of another time. To ask again does not help; nothing was sent.
 */
public final class UntrustedServerException extends NotSentException {
  private static final long serialVersionUID = 1;

  /** Creates one with a message for a person: it names the server and what is wrong. */
  public UntrustedServerException(String message, Throwable cause) {
    super(message, cause);
  }
}
