package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.credentials.CredentialSource;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;

/** What tests of a transport send, and how they read what comes. */
final class Exchanges {
  private Exchanges() {}

  static Transport open(String server) throws IOException {
    return open(ClientConfig.builder(server).build());
  }

  static Transport open(ClientConfig config) throws IOException {
    return open(config, System::nanoTime);
  }

  static Transport open(ClientConfig config, LongSupplier nanos) throws IOException {
    return HttpTransport.open(config, CredentialSource.of(config), Map.of(), nanos);
  }

  /** Holds a port on which nobody listens, and which nobody else can take. */
  static Socket unheard() throws IOException {
    Socket bound = new Socket();
    bound.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    return bound;
  }

  /** A server that hears something, says something and hangs up, again and again. */
  static ServerSocket talking(String words) throws IOException {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(() -> talk(server, bytes(words)));
    return server;
  }

  private static void talk(ServerSocket server, byte[] words) {
    while (!server.isClosed()) {
      try (Socket socket = server.accept()) {
        int unused = socket.getInputStream().read(new byte[1 << 16]);
        socket.getOutputStream().write(words);
        socket.shutdownOutput();
        socket.getInputStream().readAllBytes();
      } catch (IOException e) {
        assertThat(e).isNotNull(); // whoever called may hang up first
      }
    }
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
