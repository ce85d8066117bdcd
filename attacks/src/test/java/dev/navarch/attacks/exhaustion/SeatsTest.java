package dev.navarch.attacks.exhaustion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.RawHttp2;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/** One user who begins more requests than the server has seats. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SeatsTest {
  private static final String PATH = "/api/v1/namespaces/default/configmaps";
  private static final int SEATS = 8;

  private AttackedServer server;

  @BeforeAll
  void start() {
    server = AttackedServer.start(options -> options.atOnce(SEATS, SEATS));
    grant("greedy");
    grant("modest");
  }

  private void grant(String user) {
    assertThat(
            server
                .admin()
                .post(
                    "/apis/rbac.authorization.k8s.io/v1/clusterrolebindings",
                    """
                    {"metadata":{"name":"%1$s"},
                     "roleRef":{"apiGroup":"rbac.authorization.k8s.io","kind":"ClusterRole",
                                "name":"cluster-admin"},
                     "subjects":[{"apiGroup":"rbac.authorization.k8s.io","kind":"User",
                                  "name":"%1$s"}]}\
                    """
                        .formatted(user))
                .status())
        .isEqualTo(201);
  }

  @AfterAll
  void stop() {
    server.close();
  }

  /** A request whose body does not come to its end holds a seat. */
  private static void beginWrite(RawHttp2 connection, String user) throws IOException {
    int stream =
        connection.request(
            "POST",
            PATH,
            Map.of(
                "authorization", "Bearer " + user,
                "content-type", "application/json",
                "content-length", "1000"),
            false);
    connection.send(RawHttp2.DATA, 0, stream, new byte[] {'{'});
    connection.flush();
  }

  @Test
  void oneUserCannotTakeAllSeats() throws IOException {
    try (RawHttp2 attacker = RawHttp2.open(server.target(), 1 << 20);
        PlainClient modest = server.target().client("modest")) {
      for (int i = 0; i < 2 * SEATS; i++) {
        beginWrite(attacker, "greedy");
      }
      // The first refusal shows that the user has all seats that there are for one.
      assertThat(attacker.next(RawHttp2.DATA).payload()).asString().contains("TooManyRequests");

      assertThat(modest.post(PATH, "{\"metadata\":{\"generateName\":\"a-\"}}").status())
          .isEqualTo(201);
      assertThat(modest.get(PATH).status()).isEqualTo(200);
      assertThat(server.admin().post(PATH, "{\"metadata\":{\"generateName\":\"a-\"}}").status())
          .isEqualTo(201);
      assertThat(server.as("").get("/livez").status()).isEqualTo(200);
    }
  }
}
