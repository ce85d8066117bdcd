package dev.navarch.controllers.garbagecollector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.discovery.DiscoveredResources;
import dev.navarch.client.fake.Fake;
import dev.navarch.client.fake.FakeResource;
import dev.navarch.client.metadata.MetadataClient;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MonitorsTest {
  private static final Duration LIMIT = Duration.ofSeconds(30);

  private final FakeCollector collector = new FakeCollector(1);
  private final Graph graph = collector.graph;
  private final CountDownLatch newVersionAnswers = new CountDownLatch(1);
  private final Fake server =
      new Fake(
          AllTypes.scheme(),
          List.of(
              FakeResource.namespaced("", "v1", "configmaps", "ConfigMap"),
              FakeResource.namespaced("example.com", "v1", "ships", "Ship"),
              FakeResource.namespaced("example.com", "v2", "ships", "Ship")),
          ship("v1", "argo"),
          ship("v1", "gone"),
          ship("v2", "argo"));
  private final Monitors monitors =
      new Monitors(new MetadataClient(server.restClient()), graph, () -> {});

  @AfterEach
  void close() {
    newVersionAnswers.countDown();
    monitors.close();
    server.restClient().close();
  }

  /** A ship with an owner that nobody sees; it is the same in all versions. */
  private static Unstructured ship(String version, String name) {
    return Unstructured.of(
        Map.of(
            "apiVersion",
            "example.com/" + version,
            "kind",
            "Ship",
            "metadata",
            Map.of(
                "name",
                name,
                "namespace",
                "n",
                "uid",
                "uid-" + name,
                "ownerReferences",
                List.of(
                    Map.of(
                        "apiVersion", "v1", "kind", "Owner", "name", "o", "uid", "uid-owner")))));
  }

  private static APIResourceList served(String groupVersion, String name, String kind) {
    return APIResourceList.builder()
        .groupVersion(groupVersion)
        .resources(
            List.of(
                APIResource.builder()
                    .name(name)
                    .kind(kind)
                    .namespaced(true)
                    .verbs(List.of("delete", "list", "watch"))
                    .build()))
        .build();
  }

  private static DiscoveredResources discovered(String... shipVersions) {
    List<APIResourceList> lists = new ArrayList<>();
    lists.add(served("v1", "configmaps", "ConfigMap"));
    for (String version : shipVersions) {
      lists.add(served("example.com/" + version, "ships", "Ship"));
    }
    return new DiscoveredResources(List.of(), lists, Map.of());
  }

  private void holdListsOf(String version) {
    server.prependReactor(
        "list",
        "ships",
        action -> {
          if (action.resource().version().equals(version)) {
            try {
              newVersionAnswers.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
              throw new IOException(e);
            }
          }
          return Optional.empty();
        });
  }

  @Test
  void nothingIsForgottenWhileAResourceIsListedInItsNewVersion() throws Exception {
    assertThat(monitors.bringInLine(discovered("v1"))).isTrue();
    assertThat(monitors.awaitListed(LIMIT)).isTrue();
    assertThat(graph.size()).isEqualTo(3);
    holdListsOf("v2");

    assertThat(monitors.bringInLine(discovered("v2"))).isTrue();

    assertThat(graph.size()).isEqualTo(3);
    newVersionAnswers.countDown();
    assertThat(monitors.awaitListed(LIMIT)).isTrue();
    assertThat(graph.size()).isEqualTo(2);
    assertThat(monitors.size()).isEqualTo(2);
  }

  @Test
  void whatIsNotServedAnyMoreIsForgotten() throws Exception {
    monitors.bringInLine(discovered("v1"));
    assertThat(monitors.awaitListed(LIMIT)).isTrue();

    monitors.bringInLine(discovered());

    assertThat(graph.size()).isZero();
  }

  @Test
  void aServerThatHidesItsCoreGroupHasNotCeasedToServe() throws Exception {
    monitors.bringInLine(discovered("v1"));
    assertThat(monitors.awaitListed(LIMIT)).isTrue();

    assertThatThrownBy(
            () -> monitors.bringInLine(new DiscoveredResources(List.of(), List.of(), Map.of())))
        .isInstanceOf(IOException.class);

    assertThat(graph.size()).isEqualTo(3);
    assertThat(monitors.size()).isEqualTo(2);
  }

  @Test
  void aCoreGroupThatCannotBeAskedKeepsItsMonitors() throws Exception {
    monitors.bringInLine(discovered("v1"));

    monitors.bringInLine(
        new DiscoveredResources(
            List.of(),
            List.of(served("example.com/v1", "ships", "Ship")),
            Map.of(new GroupVersion("", "v1"), new IOException("away"))));

    assertThat(monitors.size()).isEqualTo(2);
  }
}
