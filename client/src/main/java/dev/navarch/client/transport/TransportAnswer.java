package dev.navarch.client.transport;

import java.io.IOException;
import java.io.InputStream;

/**
 * What a server answered. The body is read as it comes; closing ends the exchange, also in the
 * middle.
 */
public record TransportAnswer(int status, HttpHeaders headers, InputStream body)
    implements AutoCloseable {
  @Override
  public void close() throws IOException {
    body.close();
  }
}
