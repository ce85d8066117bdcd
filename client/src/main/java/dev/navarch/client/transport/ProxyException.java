package dev.navarch.client.transport;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A proxy made no way to the server; the message says why, for a person. */
final class ProxyException extends IOException {
  private static final long serialVersionUID = 1;

  ProxyException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** What an HTTP proxy said in place of making a tunnel. */
  static ProxyException answered(int status) {
    return new ProxyException("the proxy answered " + status, null);
  }
}
