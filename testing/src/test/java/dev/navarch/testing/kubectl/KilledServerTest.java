package dev.navarch.testing.kubectl;

import static dev.navarch.testing.controllers.Objects.NAMESPACES;
import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.rest.RestClient;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.embedded.EmbeddedOptions;
import dev.navarch.storage.embedded.EmbeddedStore;
import dev.navarch.testing.controllers.Objects;
import dev.navarch.testing.server.Await;
import dev.navarch.testing.server.ServerProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The server is killed while kubectl waits for deletions, and started again on its data. */
@Timeout(180)
class KilledServerTest {
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final int MANY = 200;
  private static final String HOLD = ",\"finalizers\":[\"example.com/hold\"]";
  private static final String PORT = NAMESPACES + "/port";
  private static final String OWNER = configMap("default", "owner");
  private static final String DELETE_NAMESPACE = "kubectl delete namespace port --wait";
  private static final String DELETE_OWNER =
      "kubectl delete configmap owner --cascade=foreground --wait";

  @TempDir private Path folder;

  static List<Kubectl> found() throws Exception {
    return Kubectl.require();
  }

  private Path data() {
    return folder.resolve("data");
  }

  /** Much to delete; of each there is one thing that cannot go before somebody lets it. */
  private static void fill(Objects objects) {
    objects.createNamespace("port");
    String reference =
        owner("v1", "ConfigMap", "owner", objects.create(configMaps("default"), "owner"));
    for (int i = 0; i < MANY; i++) {
      objects.create(configMaps("port"), "cargo-" + i);
      objects.create(configMaps("default"), "owned-" + i, reference);
    }
    objects.create(configMaps("port"), "held", HOLD, new String[0]);
    objects.create(configMaps("default"), "held", HOLD, new String[] {reference});
  }

  private static void letGo(Objects objects) {
    for (String namespace : List.of("port", "default")) {
      objects.patch(configMap(namespace, "held"), "{\"metadata\":{\"finalizers\":null}}");
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("found")
  void deletionsThatKubectlWaitedForEndAfterTheNextStart(Kubectl kubectl) throws Exception {
    try (ServerProcess server = ServerProcess.start(data());
        RestClient client = server.restClient()) {
      Objects objects = new Objects(client);
      fill(objects);
      killWhileKubectlWaits(server, shell(kubectl, "first", server), objects);
    }
    assertUnfinished();

    try (ServerProcess server = ServerProcess.start(data());
        RestClient client = server.restClient()) {
      Objects objects = new Objects(client);
      assertThat(objects.isBeingDeleted(PORT) && objects.isBeingDeleted(OWNER)).isTrue();
      deleteAgainAndLetGo(shell(kubectl, "second", server), objects);

      assertThat(objects.exists(PORT)).isFalse();
      assertThat(objects.exists(OWNER)).isFalse();
      assertThat(objects.namespaces("/api/v1/configmaps")).doesNotContain("port");
      assertThat(objects.names(configMaps("default")))
          .noneMatch(name -> name.startsWith("owned-") || name.equals("held"));
    }
  }

  private Shell shell(Kubectl kubectl, String home, ServerProcess server) throws IOException {
    return Shell.of(kubectl, Files.createDirectory(folder.resolve(home)), server);
  }

  private static void killWhileKubectlWaits(ServerProcess server, Shell shell, Objects objects)
      throws Exception {
    try (RunningLine namespace = shell.start(DELETE_NAMESPACE);
        RunningLine owner = shell.start(DELETE_OWNER)) {
      assertThat(
              Await.until(
                  LIMIT, () -> objects.isBeingDeleted(PORT) && objects.isBeingDeleted(OWNER)))
          .isTrue();
      assertThat(List.of(namespace, owner)).allMatch(RunningLine::isRunning);
      server.kill();
    }
  }

  private static void deleteAgainAndLetGo(Shell shell, Objects objects) throws Exception {
    try (RunningLine namespace = shell.start(DELETE_NAMESPACE + " --ignore-not-found");
        RunningLine owner = shell.start(DELETE_OWNER + " --ignore-not-found")) {
      letGo(objects);
      namespace.awaitSuccess();
      owner.awaitSuccess();
    }
  }

  private void assertUnfinished() {
    try (EmbeddedStore store =
        EmbeddedStore.open(data().resolve("store"), EmbeddedOptions.DEFAULT)) {
      for (String key :
          List.of(
              "namespaces/port",
              "configmaps/port/held",
              "configmaps/default/owner",
              "configmaps/default/held")) {
        assertThat(store.get(ByteString.utf8(key))).as(key).isPresent();
      }
    }
  }
}
