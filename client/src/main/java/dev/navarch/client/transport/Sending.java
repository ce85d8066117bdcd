package dev.navarch.client.transport;

import java.net.http.HttpRequest;
import org.jspecify.annotations.Nullable;

/**
 * What goes to the server in one try.
 *
 * @param body what the request reads while it is sent; null for nothing that must be closed
 * @param patience with the body of the answer
 */
record Sending(HttpRequest request, @Nullable SentBody body, Way way, Patience patience) {
  /** The exchange is over. */
  void end() {
    if (body != null) {
      body.close();
    }
  }
}
