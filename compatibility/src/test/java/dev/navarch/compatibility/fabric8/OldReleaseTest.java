package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.WithControlPlane;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.batch.v1.CronJob;
import io.fabric8.kubernetes.client.Watch;
import java.util.Map;
import org.junit.jupiter.api.Test;

@WithControlPlane(release = "1.20")
final class OldReleaseTest extends ConnectedTest {
  @Test
  void theVersionsOfThatTimeAreServed() {
    assertThat(client.getKubernetesVersion().getMinor()).isEqualTo("20");
    assertThat(client.supports(CronJob.class)).isFalse();
    assertThat(client.supports("batch/v1beta1", "CronJob")).isTrue();
    assertThat(client.hasApiGroup("extensions", true)).isTrue();
  }

  @Test
  @SuppressWarnings("try") // a watch is held open, and not called
  void aClientOfTodayWorksWithIt() throws Exception {
    RecordingWatcher<ConfigMap> watcher = new RecordingWatcher<>();

    try (Watch watch = client.configMaps().inNamespace(NAMESPACE).watch(watcher)) {
      client
          .configMaps()
          .inNamespace(NAMESPACE)
          .resource(Samples.configMap("settings", Map.of("depth", "3")))
          .serverSideApply();

      assertThat(watcher.events().next()).isEqualTo("ADDED settings");
    }
    client
        .apps()
        .deployments()
        .inNamespace(NAMESPACE)
        .resource(Samples.deployment("web", 2))
        .create();
    assertThat(
            client.apps().deployments().inNamespace(NAMESPACE).withName("web").scale(3).getSpec())
        .extracting("replicas")
        .isEqualTo(3);
  }
}
