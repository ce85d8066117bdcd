package dev.navarch.client.websocket;

import java.io.IOException;

/** The server closed a WebSocket and said that not all is well. */
public final class WebSocketClosedException extends IOException {
  private static final long serialVersionUID = 1;

  private final int code;

  WebSocketClosedException(String server, int code, String reason) {
    super(
        "%s closed the connection with the code %d%s"
            .formatted(server, code, reason.isEmpty() ? "" : ": " + reason));
    this.code = code;
  }

  /** The code of RFC 6455, such as 1011; 1005 where the server gave none. */
  public int code() {
    return code;
  }
}
