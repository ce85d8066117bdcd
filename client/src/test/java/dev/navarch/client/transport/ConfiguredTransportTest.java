package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.tls.TestAuthority;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class ConfiguredTransportTest {
  @TempDir Path folder;

  @Test
  void kubeconfigIsEnoughToCallAServer() throws Exception {
    TestAuthority authority = TestAuthority.create(folder, "authority");
    authority.sign("server", "ip:127.0.0.1");
    Files.write(folder.resolve("ca.crt"), authority.pem().toByteArray());
    Path token = Files.writeString(folder.resolve("token"), "old\n");
    try (TestServer server =
            TestServer.tls(authority.server("server"), false, ConfiguredTransportTest::check);
        Transport transport = open(server, "tokenFile: token")) {
      assertThat(status(transport)).isEqualTo(401);

      Files.writeString(token, "good\n");

      assertThat(status(transport)).isEqualTo(200);
    }
  }

  @Test
  void programIsAskedAgainWhenTheServerRefuses() throws Exception {
    TestAuthority authority = TestAuthority.create(folder, "authority");
    authority.sign("server", "ip:127.0.0.1");
    Files.write(folder.resolve("ca.crt"), authority.pem().toByteArray());
    Path program =
        Files.writeString(
            folder.resolve("login"),
            """
            #!/bin/sh
            cd "$(dirname "$0")"
            T=old; [ -e ran ] && T=good; touch ran
            echo '{"kind":"ExecCredential","apiVersion":"client.authentication.k8s.io/v1beta1",
              "status":{"token":"'$T'"}}'
            """);
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    String user = "exec: {apiVersion: client.authentication.k8s.io/v1beta1, command: ./login}";
    try (TestServer server =
            TestServer.tls(authority.server("server"), false, ConfiguredTransportTest::check);
        Transport transport = open(server, user)) {
      assertThat(status(transport)).isEqualTo(200);
    }
  }

  private Transport open(TestServer server, String user) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("config"),
            """
            current-context: x
            contexts: [{name: x, context: {cluster: c, user: u}}]
            clusters:
            - name: c
              cluster: {server: "https://127.0.0.1:%d", certificate-authority: ca.crt}
            users: [{name: u, user: {%s}}]
            """
                .formatted(server.port(), user));
    return ConfiguredTransport.open(ClientConfig.fromKubeconfig(file));
  }

  private static void check(HttpExchange exchange) throws IOException {
    String shown = exchange.getRequestHeaders().getFirst("Authorization");
    TestServer.answer(exchange, "Bearer good".equals(shown) ? 200 : 401, new byte[0]);
  }

  private static int status(Transport transport) throws Exception {
    TransportRequest request =
        new TransportRequest(
            "GET", "/", HttpHeaders.NONE, Optional.empty(), Duration.ofSeconds(30));
    try (TransportAnswer answer = transport.send(request)) {
      return answer.status();
    }
  }
}
