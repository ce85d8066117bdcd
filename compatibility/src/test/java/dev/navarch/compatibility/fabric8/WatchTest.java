package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.THROWABLE;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.ConfigMapBuilder;
import io.fabric8.kubernetes.api.model.ListOptions;
import io.fabric8.kubernetes.api.model.ListOptionsBuilder;
import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.ConfigBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import io.fabric8.kubernetes.client.Watch;
import java.util.Map;
import org.junit.jupiter.api.Test;

@SuppressWarnings("try") // a watch is held open, and not called
final class WatchTest extends ConnectedTest {
  private final RecordingWatcher<ConfigMap> watcher = new RecordingWatcher<>();

  private ConfigMap create(String name, Map<String, String> labels) {
    return client
        .configMaps()
        .inNamespace(NAMESPACE)
        .resource(Samples.labelled(name, labels))
        .create();
  }

  private void label(String name, String key, String value) {
    client
        .configMaps()
        .inNamespace(NAMESPACE)
        .withName(name)
        .edit(now ->
            new ConfigMapBuilder(now).editMetadata().addToLabels(key, value).endMetadata().build());
  }

  private void delete(String name) {
    client.configMaps().inNamespace(NAMESPACE).withName(name).delete();
  }

  @Test
  void changesComeInTheirOrder() throws Exception {
    create("before", Map.of());

    try (Watch watch = client.configMaps().inNamespace(NAMESPACE).watch(watcher)) {
      assertThat(watcher.events().next()).isEqualTo("ADDED before");
      for (int i = 0; i < 20; i++) {
        create("c" + i, Map.of());
        label("c" + i, "step", "1");
        delete("c" + i);
      }

      for (int i = 0; i < 20; i++) {
        assertThat(watcher.events().next()).isEqualTo("ADDED c" + i);
        assertThat(watcher.events().next()).isEqualTo("MODIFIED c" + i);
        assertThat(watcher.events().next()).isEqualTo("DELETED c" + i);
      }
    }
  }

  @Test
  void aWatchGoesOnFromTheVersionThatIsGiven() throws Exception {
    create("first", Map.of());
    ConfigMap second = create("second", Map.of());
    create("third", Map.of());
    delete("first");

    try (Watch watch =
        client
            .configMaps()
            .inNamespace(NAMESPACE)
            .withResourceVersion(second.getMetadata().getResourceVersion())
            .watch(watcher)) {
      assertThat(watcher.events().next()).isEqualTo("ADDED third");
      assertThat(watcher.events().next()).isEqualTo("DELETED first");
    }
  }

  @Test
  void aWatchOnALabelTellsWhenItComesAndGoes() throws Exception {
    create("plain", Map.of());

    try (Watch watch =
        client.configMaps().inNamespace(NAMESPACE).withLabel("chosen", "yes").watch(watcher)) {
      create("chosen", Map.of("chosen", "yes"));
      assertThat(watcher.events().next()).isEqualTo("ADDED chosen");
      label("plain", "chosen", "yes");
      assertThat(watcher.events().next()).isEqualTo("ADDED plain");
      label("chosen", "chosen", "no");
      assertThat(watcher.events().next()).isEqualTo("DELETED chosen");
    }
  }

  @Test
  void oneObjectCanBeWatched() throws Exception {
    create("other", Map.of());

    try (Watch watch = client.configMaps().inNamespace(NAMESPACE).withName("own").watch(watcher)) {
      create("own", Map.of());
      label("other", "step", "1");
      delete("own");

      assertThat(watcher.events().next()).isEqualTo("ADDED own");
      assertThat(watcher.events().next()).isEqualTo("DELETED own");
    }
  }

  @Test
  void aClosedWatchTellsNothingMore() throws Exception {
    Watch watch = client.configMaps().inNamespace(NAMESPACE).watch(watcher);
    create("before", Map.of());
    assertThat(watcher.events().next()).isEqualTo("ADDED before");

    watch.close();

    assertThat(watcher.ends().next()).isEmpty();
    create("after", Map.of());
    RecordingWatcher<ConfigMap> later = new RecordingWatcher<>();
    try (Watch other = client.configMaps().inNamespace(NAMESPACE).withName("after").watch(later)) {
      assertThat(later.events().next()).isEqualTo("ADDED after");
    }
    assertThat(watcher.events().isEmpty()).isTrue();
  }

  @Test
  void theServerEndsAWatchAfterTheTimeThatWasAskedFor() throws Exception {
    Config config = new ConfigBuilder(client.getConfiguration()).withWatchReconnectLimit(0).build();

    try (KubernetesClient once = new KubernetesClientBuilder().withConfig(config).build();
        Watch watch = once.configMaps().inNamespace(NAMESPACE).watch(oneSecond(), watcher)) {
      create("seen", Map.of());

      assertThat(watcher.events().next()).isEqualTo("ADDED seen");
      assertThat(watcher.ends().next()).get(THROWABLE).hasMessage("Exhausted reconnects");
    }
  }

  @Test
  void anEndedWatchIsBegunAnewWithoutGapOrRepetition() throws Exception {
    try (Watch watch = client.configMaps().inNamespace(NAMESPACE).watch(oneSecond(), watcher)) {
      long end = System.nanoTime() + 2_500_000_000L;
      for (int i = 0; System.nanoTime() < end; i++) {
        create("c" + i, Map.of());
        assertThat(watcher.events().next()).isEqualTo("ADDED c" + i);
      }
    }
  }

  private static ListOptions oneSecond() {
    return new ListOptionsBuilder().withTimeoutSeconds(1L).build();
  }
}
