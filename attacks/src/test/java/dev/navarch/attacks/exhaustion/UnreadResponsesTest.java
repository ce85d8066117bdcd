package dev.navarch.attacks.exhaustion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.Await;
import dev.navarch.attacks.client.RawConnection;
import dev.navarch.attacks.client.RawHttp2;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/** Requests whose responses are never read. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UnreadResponsesTest {
  private static final String LIST = "/api/v1/namespaces/default/configmaps";
  private static final Map<String, String> ADMIN =
      Map.of("authorization", "Bearer " + AttackedServer.ADMIN);

  private static final String UNSENT = "navarch_unsent_response_bytes";

  private AttackedServer server;

  @BeforeAll
  void start() {
    server = AttackedServer.start();
    String data = "x".repeat(900_000);
    for (int i = 0; i < 12; i++) {
      assertThat(
              server
                  .admin()
                  .post(
                      LIST,
                      "{\"metadata\":{\"name\":\"large-%d\"},\"data\":{\"key\":\"%s\"}}"
                          .formatted(i, data))
                  .status())
          .isEqualTo(201);
    }
  }

  @AfterAll
  void stop() {
    server.close();
  }

  /** What was held for a connection is given back when it is closed. */
  @BeforeEach
  void nothingIsHeld() {
    Await.until("nothing is held", () -> server.metric(UNSENT) == 0);
  }

  @Test
  void pipelinedRequestsAreNotServedAheadOfTheirReader() throws IOException {
    try (RawConnection connection = RawConnection.open(server.target())) {
      String request =
          "GET %s/large-0 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %s\r\n\r\n"
              .formatted(LIST, AttackedServer.ADMIN);
      connection.send(request.repeat(100));

      // A peer that reads later gets all of them.
      for (int i = 0; i < 100; i++) {
        assertThat(server.metric(UNSENT)).isLessThan(16 << 20);
        assertThat(connection.receive().status()).isEqualTo(200);
      }
    }
  }

  @Test
  void aConnectionThatLeavesManyResponsesUnreadIsRefusedMore() throws IOException {
    try (RawHttp2 connection = RawHttp2.open(server.target(), 0)) {
      Map<Integer, Integer> statuses = new HashMap<>();
      for (int i = 0; i < 100; i++) {
        int stream = connection.request("GET", LIST + "/large-0", ADMIN, true);
        RawHttp2.Frame head = connection.next(RawHttp2.HEADERS);
        assertThat(head.stream()).isEqualTo(stream);
        statuses.merge(status(head), 1, Integer::sum);
      }

      assertThat(statuses.get(429)).as("%s", statuses).isGreaterThan(80);
      assertThat(server.metric(UNSENT)).isLessThan(16 << 20);
      assertThat(server.admin().get("/readyz").status()).isEqualTo(200);
    }
  }

  /** The first field of a response is its status, from the table of HPACK or as a literal. */
  private static int status(RawHttp2.Frame head) {
    return switch (head.payload()[0] & 0xFF) {
      case 0x88 -> 200;
      default -> 429;
    };
  }

  @Test
  void unreadListsHoldNoSeatAndLittleMemory() throws IOException {
    try (RawHttp2 connection = RawHttp2.open(server.target(), 0)) {
      for (int i = 0; i < 450; i++) {
        int unused =
            connection.request(
                "GET", LIST, Map.of("authorization", "Bearer greedy,system:masters"), true);
      }
      for (int i = 0; i < 450; i++) {
        connection.next(RawHttp2.HEADERS);
      }

      assertThat(server.as("other,system:masters").get(LIST + "/large-1").status()).isEqualTo(200);
      assertThat(server.as("").get("/readyz").status()).isEqualTo(200);
    }
  }
}
