package dev.navarch.controllers.namespace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.APIGroupList;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.client.discovery.DiscoveredResources;
import dev.navarch.client.discovery.Discovery;
import dev.navarch.client.discovery.DiscoveryClient;
import dev.navarch.client.fake.Fake;
import dev.navarch.client.fake.FakeResource;
import dev.navarch.client.fake.Reactor;
import dev.navarch.client.metadata.MetadataClient;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class NamespaceContentTest {
  private static final GroupVersionResource CONFIG_MAPS =
      new GroupVersionResource("", "v1", "configmaps");

  private final Fake server =
      new Fake(
          AllTypes.scheme(),
          List.of(
              FakeResource.namespaced("", "v1", "configmaps", "ConfigMap"),
              FakeResource.namespaced("", "v1", "pods", "Pod")));
  private final Discovery discovery = new DiscoveryClient(server.restClient());

  @AfterEach
  void close() {
    server.restClient().close();
  }

  private Sweep sweep(Discovery asked, Duration elapsed) throws InterruptedException {
    return new NamespaceContent(asked, new MetadataClient(server.restClient()))
        .sweep("port", elapsed);
  }

  private void addConfigMap() {
    server
        .tracker()
        .add(
            ConfigMap.builder()
                .metadata(ObjectMeta.builder().namespace("port").name("cargo").build())
                .build());
  }

  private boolean isThere() {
    return server.tracker().get(CONFIG_MAPS, "port", "cargo").isPresent();
  }

  /** A server that tells of its resources what is given, or fails. */
  private interface Answer extends Discovery {
    DiscoveredResources answer() throws IOException, InterruptedException;

    @Override
    default APIGroupList serverGroups() {
      throw new AssertionError();
    }

    @Override
    default APIResourceList serverResourcesForGroupVersion(GroupVersion version) {
      throw new AssertionError();
    }

    @Override
    default DiscoveredResources serverGroupsAndMaybeResources() {
      throw new AssertionError();
    }

    @Override
    default DiscoveredResources serverGroupsAndResources()
        throws IOException, InterruptedException {
      return answer();
    }
  }

  @Test
  void whatIsThereGoes() throws InterruptedException {
    addConfigMap();

    Sweep sweep = sweep(discovery, Duration.ZERO);

    assertThat(sweep.isComplete()).isTrue();
    assertThat(isThere()).isFalse();
  }

  @Test
  void aServerThatShowsNothingDoesNotShowAnEmptyNamespace() throws InterruptedException {
    addConfigMap();
    Answer hiding = () -> new DiscoveredResources(List.of(), List.of(), Map.of());

    Sweep sweep = sweep(hiding, Duration.ZERO);

    assertThat(sweep.isComplete()).isFalse();
    assertThat(sweep.discoveryFailure())
        .contains(
            "Discovery failed for some groups, 1 failing: unable to retrieve the complete list of"
                + " server APIs: v1: the server does not show its core group");
    assertThat(isThere()).isTrue();
  }

  @Test
  void groupsThatCannotBeAskedAreToldAndOthersAreEmptied() throws InterruptedException {
    addConfigMap();
    Answer partial =
        () -> {
          DiscoveredResources all = discovery.serverGroupsAndResources();
          Map<GroupVersion, Exception> failures = new LinkedHashMap<>();
          failures.put(new GroupVersion("metrics.k8s.io", "v1"), new IOException("away"));
          failures.put(new GroupVersion("example.com", "v1"), new IOException("closed"));
          return new DiscoveredResources(all.groups(), all.resources(), failures);
        };

    Sweep sweep = sweep(partial, Duration.ZERO);

    assertThat(sweep.discoveryFailure())
        .contains(
            "Discovery failed for some groups, 2 failing: unable to retrieve the complete list of"
                + " server APIs: example.com/v1: closed, metrics.k8s.io/v1: away");
    assertThat(sweep.isComplete()).isFalse();
    assertThat(isThere()).isFalse();
  }

  @Test
  void aServerThatCannotBeAskedAtAllIsToldToo() throws InterruptedException {
    Answer silent =
        () -> {
          throw new IOException("no answer");
        };
    Answer refusing =
        () -> {
          throw ApiException.serviceUnavailable("not now");
        };

    assertThat(sweep(silent, Duration.ZERO).discoveryFailure()).contains("no answer");
    assertThat(sweep(refusing, Duration.ZERO).discoveryFailure()).contains("not now");
    assertThat(sweep(silent, Duration.ZERO).isComplete()).isFalse();
  }

  @Test
  void podsAreExpectedToEndOnlyAsLongAsTheyWereGiven() throws InterruptedException {
    server
        .tracker()
        .add(
            Pod.builder()
                .metadata(
                    ObjectMeta.builder()
                        .namespace("port")
                        .name("pod")
                        .deletionTimestamp(Time.ofEpochSecond(1))
                        .deletionGracePeriodSeconds(30L)
                        .build())
                .build());
    server.prependReactor("delete-collection", "pods", Reactor.succeeding());

    Sweep early = sweep(discovery, Duration.ofSeconds(29));
    Sweep late = sweep(discovery, Duration.ofSeconds(30));

    assertThat(early.remaining().objects()).containsEntry("pods.", 1);
    assertThat(early.contentFailures()).isEmpty();
    assertThat(late.remaining().objects()).containsEntry("pods.", 1);
    assertThat(late.contentFailures())
        .containsExactly(
            "unexpected items still remain in namespace: port for gvr: /v1, Resource=pods");
  }
}
