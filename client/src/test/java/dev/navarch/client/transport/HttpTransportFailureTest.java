package dev.navarch.client.transport;

import static dev.navarch.client.transport.Exchanges.bytes;
import static dev.navarch.client.transport.Exchanges.get;
import static dev.navarch.client.transport.Exchanges.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Servers that are not there, or say what nobody can read. */
@Timeout(60)
class HttpTransportFailureTest {
  @Test
  void serverThatIsNotThereIsNamed() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }

    try (Transport transport = open("https://127.0.0.1:" + port)) {
      assertThatThrownBy(() -> transport.send(get(Duration.ZERO)))
          .isInstanceOf(NotSentException.class)
          .hasMessage("cannot connect to https://127.0.0.1:" + port + ": connection refused");
    }
  }

  @Test
  void hostThatDoesNotExistIsNamed() throws Exception {
    try (Transport transport = open("https://no-such-host.invalid:6443")) {
      assertThatThrownBy(() -> transport.send(get(Duration.ZERO)))
          .isInstanceOf(NotSentException.class)
          .hasMessage("cannot connect to https://no-such-host.invalid:6443: no such host");
    }
  }

  @Test
  void plainHttpOnThePortForTlsIsTold() throws Exception {
    try (ServerSocket server = talking("HTTP/1.0 400 Bad Request\r\n\r\n");
        Transport transport = open("https://127.0.0.1:" + server.getLocalPort())) {
      assertThatThrownBy(() -> transport.send(get(Duration.ZERO)))
          .isInstanceOf(NotSentException.class)
          .hasMessage(
              "cannot connect to https://127.0.0.1:%d: the server gave an answer that is not TLS,"
                      .formatted(server.getLocalPort())
                  + " such as HTTP");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SSH-2.0-OpenSSH_9;  | it is not HTTP
          HTTP/1.1 abc OK;;   | it is not HTTP
          ''                  | the server closed the connection
          """)
  void nonsenseIsTold(String said, String reason) throws Exception {
    try (ServerSocket server = talking(said.replace(";", "\r\n"));
        Transport transport = open("http://127.0.0.1:" + server.getLocalPort())) {
      assertThatThrownBy(() -> transport.send(get(Duration.ofSeconds(30))))
          .isInstanceOf(IOException.class)
          .isNotInstanceOf(NotSentException.class)
          .hasMessageStartingWith(
              "no answer of http://127.0.0.1:" + server.getLocalPort() + ": " + reason);
    }
  }

  @Test
  void answerThatBreaksOffIsTold() throws Exception {
    try (ServerSocket server = talking("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc");
        Transport transport = open("http://127.0.0.1:" + server.getLocalPort());
        TransportAnswer answer = transport.send(get(Duration.ofSeconds(30)))) {
      assertThatThrownBy(() -> answer.body().readAllBytes())
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith(
              "the answer of http://127.0.0.1:" + server.getLocalPort() + " broke off: ");
    }
  }

  /** A server that hears something, says something and hangs up, again and again. */
  private static ServerSocket talking(String words) throws IOException {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(() -> talk(server, bytes(words)));
    return server;
  }

  private static void talk(ServerSocket server, byte[] words) {
    while (!server.isClosed()) {
      try (Socket socket = server.accept()) {
        socket.getInputStream().read(new byte[1 << 16]);
        socket.getOutputStream().write(words);
        socket.shutdownOutput();
        socket.getInputStream().readAllBytes();
      } catch (IOException e) {
        assertThat(e).isNotNull(); // whoever called may hang up first
      }
    }
  }
}
