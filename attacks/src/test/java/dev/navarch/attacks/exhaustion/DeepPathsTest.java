package dev.navarch.attacks.exhaustion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.RawConnection;
import java.io.IOException;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Paths of very many segments. Each took the event loop 15 s where work was quadratic. */
@Timeout(60)
class DeepPathsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"/openapi/", "/", "/api/", "/api/v1/", "/apis/", "/apis/apps/v1/", "/healthz/"})
  void aPathOfManySegmentsIsAnsweredLikeAnyOther(String prefix) throws IOException {
    try (AttackedServer server = AttackedServer.start();
        RawConnection connection = RawConnection.open(server.target())) {
      String path = prefix + "a/".repeat(250_000);
      for (int i = 0; i < 6; i++) {
        connection.send(
            "GET %s HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %s\r\n\r\n"
                .formatted(path, AttackedServer.ADMIN));
        assertThat(connection.receive().status()).isEqualTo(404);
      }
    }
  }
}
