package dev.navarch.attacks.exhaustion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.RawHttp2;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Watches whose events are never read. */
@Timeout(120)
class SlowWatchersTest {
  private static final String PATH = "/api/v1/namespaces/default/configmaps";
  private static final int WATCHES = 320;

  @Test
  void unreadWatchesHoldLittleMemory() throws IOException {
    try (AttackedServer server = AttackedServer.start();
        RawHttp2 connection = RawHttp2.open(server.target(), 0)) {
      String data = "x".repeat(100_000);
      for (int i = 0; i < 60; i++) {
        assertThat(
                server
                    .admin()
                    .post(
                        PATH,
                        "{\"metadata\":{\"name\":\"c-%d\"},\"data\":{\"k\":\"%s\"}}"
                            .formatted(i, data))
                    .status())
            .isEqualTo(201);
      }

      for (int i = 0; i < WATCHES; i++) {
        int unused =
            connection.request(
                "GET",
                PATH + "?watch=true&resourceVersion=0",
                Map.of("authorization", "Bearer slow,system:masters"),
                true);
      }
      for (int i = 0; i < WATCHES; i++) {
        connection.next(RawHttp2.HEADERS);
      }

      // 6 MB are to be sent to each. A watch may always have one piece under way; beyond that all
      // watches of a user share what it may buffer.
      assertThat(server.metric("navarch_unsent_response_bytes"))
          .isLessThan(WATCHES * (300L << 10) + (70L << 20));
      assertThat(server.admin().get(PATH + "/c-1").status()).isEqualTo(200);
    }
  }
}
