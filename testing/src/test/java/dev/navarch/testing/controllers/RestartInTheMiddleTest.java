package dev.navarch.testing.controllers;

import static dev.navarch.testing.controllers.Objects.NAMESPACES;
import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.rest.RestClient;
import dev.navarch.storage.embedded.EmbeddedOptions;
import dev.navarch.storage.embedded.EmbeddedStore;
import dev.navarch.testing.server.Await;
import dev.navarch.testing.server.ServerProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deletions that a server does not get to finish: the next one does. */
final class RestartInTheMiddleTest {
  private static final int DEPENDENTS = 100;
  private static final Duration LIMIT = Duration.ofSeconds(60);

  @TempDir private Path folder;

  /** An owner with many dependents, and a namespace with many objects. */
  private static void fill(Objects objects) {
    String uid = objects.create(configMaps("default"), "owner");
    objects.createNamespace("port");
    for (int i = 0; i < DEPENDENTS; i++) {
      objects.create(configMaps("default"), "owned-" + i, owner("v1", "ConfigMap", "owner", uid));
      objects.create(configMaps("port"), "cargo-" + i);
    }
  }

  private static void delete(Objects objects) {
    objects.delete(configMap("default", "owner"), "Foreground");
    objects.delete(NAMESPACES + "/port");
  }

  private static void awaitEnd(Objects objects) {
    assertThat(
            Await.until(
                LIMIT,
                () ->
                    !objects.exists(configMap("default", "owner"))
                        && !objects.exists(NAMESPACES + "/port")))
        .isTrue();
    assertThat(objects.list(configMaps("default")).toString()).doesNotContain("owned-");
  }

  @Test
  void aServerThatIsClosedInTheMiddleGoesOnAtItsNextStart() {
    try (EmbeddedStore store =
        EmbeddedStore.open(folder.resolve("store"), EmbeddedOptions.DEFAULT)) {
      try (DurableServer server = DurableServer.on(store, false)) {
        fill(server.objects());
        delete(server.objects());
      }
      try (DurableServer server = DurableServer.on(store, false)) {
        awaitEnd(server.objects());
      }
    }
  }

  @Test
  void aServerThatIsKilledInTheMiddleGoesOnAtItsNextStart() throws IOException {
    try (ServerProcess server = ServerProcess.start(folder);
        RestClient client = client(server)) {
      Objects objects = new Objects(client);
      fill(objects);
      delete(objects);
      server.kill();
    }
    try (ServerProcess server = ServerProcess.start(folder);
        RestClient client = client(server)) {
      awaitEnd(new Objects(client));
    }
  }

  private static RestClient client(ServerProcess server) throws IOException {
    byte[] authority = server.authorityPem().getBytes(StandardCharsets.US_ASCII);
    return RestClient.builder(
            ClientConfig.builder(server.url().toString())
                .tls(
                    new TlsConfig(
                        new PemSource.Data(Bytes.wrap(authority)),
                        new PemSource.None(),
                        new PemSource.None(),
                        "",
                        false))
                .token(server.token())
                .qps(-1)
                .build())
        .build();
  }
}
