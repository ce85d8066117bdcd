package dev.navarch.attacks.exhaustion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.RawConnection;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/** Requests whose bodies are announced and never finished. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UnfinishedBodiesTest {
  private static final String PATH = "/api/v1/namespaces/default/configmaps";
  private static final int LARGE = 3 << 20;

  private AttackedServer server;

  @BeforeAll
  void start() {
    server = AttackedServer.start();
  }

  @AfterAll
  void stop() {
    server.close();
  }

  private static String head(String token, long length) {
    return "POST %s HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n%sContent-Length: %d\r\n\r\n"
        .formatted(PATH, token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n", length);
  }

  @Test
  void anAnonymousRequestIsRefusedBeforeItsBodyArrives() throws IOException {
    try (RawConnection connection = RawConnection.open(server.target())) {
      connection.send(head("", LARGE));

      Answer answer = connection.receive();

      assertThat(answer.status()).isEqualTo(403);
      assertThat(answer.headers().firstValue("connection")).contains("close");
    }
  }

  @Test
  void aUserWithoutTheRightIsRefusedBeforeTheBodyArrives() throws IOException {
    try (RawConnection connection = RawConnection.open(server.target())) {
      connection.send(head("mallory", LARGE));

      assertThat(connection.receive().status()).isEqualTo(403);
    }
  }

  @Test
  void aSmallBodyOfARefusedRequestDoesNotCostTheConnection() throws IOException {
    try (RawConnection connection = RawConnection.open(server.target())) {
      connection.send(head("mallory", 10));
      assertThat(connection.receive().status()).isEqualTo(403);

      connection.send("0123456789");
      connection.send("GET /version HTTP/1.1\r\nHost: a\r\n\r\n");

      assertThat(connection.receive().status()).isEqualTo(200);
    }
  }

  @Test
  void anExpectedContinueIsSentOnlyToRequestsThatAreLetThrough() throws IOException {
    String expecting = "Expect: 100-continue\r\n\r\n";
    try (RawConnection connection = RawConnection.open(server.target())) {
      connection.send(head("mallory", 10).replace("\r\n\r\n", "\r\n" + expecting));

      assertThat(connection.receive().status()).isEqualTo(403);
    }
    try (RawConnection connection = RawConnection.open(server.target())) {
      connection.send(head(AttackedServer.ADMIN, 10).replace("\r\n\r\n", "\r\n" + expecting));

      assertThat(connection.receive().status()).isEqualTo(100);
    }
  }
}
