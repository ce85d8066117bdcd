package dev.navarch.apimachinery.wire;

/**
 * Bytes that are not what they should be. The message names the place and is fit to be shown to a
 * client.
 */
public class DecodeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates an exception with a message for the client. */
  public DecodeException(String message) {
    super(message);
  }

  /** Creates an exception with a message for the client and what led to it. */
  public DecodeException(String message, Throwable cause) {
    super(message, cause);
  }
}
