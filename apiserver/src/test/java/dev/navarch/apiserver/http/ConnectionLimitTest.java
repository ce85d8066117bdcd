package dev.navarch.apiserver.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ConnectionLimitTest {
  @Test
  void aConnectionOverTheLimitIsClosedAndCounted() throws IOException {
    Handler handler = (request, responder) -> responder.respond(204, Headers.NONE, new byte[0]);
    try (TestServer server = TestServer.start(handler, o -> o.withMaxConnections(1))) {
      try (SSLSocket first = server.connect()) {
        ask(first);
        assertThat(server.http().refusedConnections()).isZero();

        try (SSLSocket second = server.connect()) {
          assertThatThrownBy(() -> ask(second)).isInstanceOf(IOException.class);
        }

        assertThat(server.http().refusedConnections()).isEqualTo(1);
        assertThat(server.http().connections()).isEqualTo(1);
        ask(first);
      }
    }
  }

  private static void ask(SSLSocket socket) throws IOException {
    socket.getOutputStream().write("GET /x HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(ISO_8859_1));
    StringBuilder answer = new StringBuilder();
    while (answer.indexOf("\r\n\r\n") < 0) {
      int next = socket.getInputStream().read();
      if (next < 0) {
        throw new IOException("closed");
      }
      answer.append((char) next);
    }
    assertThat(answer.toString()).startsWith("HTTP/1.1 204 ");
  }
}
