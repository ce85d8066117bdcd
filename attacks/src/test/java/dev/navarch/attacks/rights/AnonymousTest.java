package dev.navarch.attacks.rights;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Requests without credentials. */
class AnonymousTest {
  private static final String SECRETS = "/api/v1/namespaces/default/secrets";

  @Test
  void anonymousRequestsAreRefusedWhereEverythingIsAllowed() {
    try (AttackedServer server =
        AttackedServer.start(options -> options.authorization(List.of("AlwaysAllow")))) {
      assertThat(server.as("").get(SECRETS).status()).isEqualTo(401);
      assertThat(server.as("").get("/readyz").status()).isEqualTo(401);
      assertThat(server.as("alice").get(SECRETS).status()).isEqualTo(200);
    }
  }

  @Test
  void anonymousRequestsCanBeSwitchedOff() {
    try (AttackedServer server = AttackedServer.start(options -> options.anonymous(false))) {
      assertThat(server.as("").get("/readyz").status()).isEqualTo(401);
      assertThat(server.as("alice").get("/readyz").status()).isEqualTo(200);
    }
  }

  @Test
  void anonymousRequestsAreServedByDefault() {
    try (AttackedServer server = AttackedServer.start()) {
      assertThat(server.as("").get("/readyz").status()).isEqualTo(200);
      assertThat(server.as("").get(SECRETS).status()).isEqualTo(403);
    }
  }

  @Test
  void anonymousRequestsAreRefusedWhereAnyModeAllowsEverything() {
    try (AttackedServer server =
        AttackedServer.start(options -> options.authorization(List.of("RBAC", "AlwaysAllow")))) {
      assertThat(server.as("").get(SECRETS).status()).isEqualTo(401);
    }
  }
}
