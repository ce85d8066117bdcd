package dev.navarch.client.transport;

import static dev.navarch.client.transport.Exchanges.get;
import static dev.navarch.client.transport.Exchanges.open;
import static dev.navarch.client.transport.Exchanges.talking;
import static dev.navarch.client.transport.Exchanges.unheard;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
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
    try (Socket unheard = unheard();
        Transport transport = open("https://127.0.0.1:" + unheard.getLocalPort())) {
      assertThatThrownBy(() -> transport.send(get(Duration.ZERO)))
          .isInstanceOf(NotSentException.class)
          .hasMessage(
              "cannot connect to https://127.0.0.1:%d: connection refused"
                  .formatted(unheard.getLocalPort()));
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
}
