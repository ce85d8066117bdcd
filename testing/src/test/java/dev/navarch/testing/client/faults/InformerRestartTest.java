package dev.navarch.testing.client.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.server.Await;
import dev.navarch.testing.server.ServerProcess;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Informers of a server that ends, in order or not, and comes back on the same folder and port. */
@Timeout(120)
class InformerRestartTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @TempDir private Path folder;

  @Test
  void informerGoesOnWhereItWasAfterAKillAndAfterAStop() throws Exception {
    ServerProcess first = ServerProcess.start(folder);
    int port = first.url().getPort();
    try (RestClient client = new Access(first.authorityPem(), first.token()).client(first.url());
        ObservedInformer informer = ObservedInformer.start(Access.configMaps(client))) {
      ResourceClient<ConfigMap, ConfigMapList> maps = Access.configMaps(client);
      Writers writers = new Writers(maps, 4, 5);
      try (first) {
        writers.write(10);
        first.kill();
        awaitFailure(informer, 0);
      }

      int failures = informer.failures().size();
      try (ServerProcess second = ServerProcess.startAt(port, folder)) {
        informer.awaitLike(maps);
        writers.write(10);
        informer.awaitLike(maps);
        failures = informer.failures().size();
        second.terminate();
        assertThat(second.exitCode()).isZero();
        awaitFailure(informer, failures);
      }

      try (ServerProcess unused = ServerProcess.startAt(port, folder)) {
        writers.write(10);
        informer.awaitLike(maps);
      }
      assertThat(informer.story().tombstones()).isZero();
      assertThat(informer.lists()).isEqualTo(1);
    }
  }

  private static void awaitFailure(ObservedInformer informer, int before) {
    assertThat(Await.until(PATIENCE, () -> informer.failures().size() > before))
        .as("the end of the server is noticed")
        .isTrue();
  }
}
