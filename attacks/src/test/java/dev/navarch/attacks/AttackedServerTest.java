package dev.navarch.attacks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AttackedServerTest {
  @Test
  void clientsAreWhoTheirTokensSay() {
    try (AttackedServer server = AttackedServer.start()) {
      assertThat(server.admin().get("/api/v1/namespaces").status()).isEqualTo(200);
      assertThat(server.as("alice").get("/api/v1/namespaces").text())
          .contains("User \\\"alice\\\" cannot list resource");
      assertThat(server.as("").get("/api/v1/namespaces").text()).contains("system:anonymous");
    }
  }
}
