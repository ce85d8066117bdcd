package dev.navarch.client.transport;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.credentials.CredentialSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/** What tests of a transport send, and how they read what comes. */
final class Exchanges {
  private Exchanges() {}

  static Transport open(String server) throws IOException {
    return open(ClientConfig.builder(server).build());
  }

  static Transport open(ClientConfig config) throws IOException {
    return HttpTransport.open(config, CredentialSource.of(config), Map.of(), System::nanoTime);
  }

  static TransportRequest get(Duration timeout) {
    return new TransportRequest("GET", "/", HttpHeaders.NONE, Optional.empty(), timeout);
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  static String text(InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.US_ASCII);
  }

  static void await(CountDownLatch latch) throws IOException {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }
}
