package dev.navarch.client.fake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.cache.ResourceEventHandler;
import dev.navarch.client.informers.KubernetesInformerFactory;
import dev.navarch.client.kubernetes.fake.FakeClientset;
import dev.navarch.client.kubernetes.typed.core.v1.ConfigMapClient;
import dev.navarch.client.metadata.MetadataClient;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Watches and informers see every change of objects in memory, once and in order. */
@Timeout(60)
class FakeWatchTest {
  private static final GroupVersionResource MAPS = new GroupVersionResource("", "v1", "configmaps");

  private static ConfigMap map(String name, String value) {
    return ConfigMap.builder()
        .metadata(meta -> meta.namespace("ns").name(name).labels(Map.of("value", value)))
        .data(Map.of("value", value))
        .build();
  }

  private final FakeClientset clients = new FakeClientset(map("a", "1"));
  private final ConfigMapClient maps = clients.coreV1().configMaps("ns");

  private static String told(Event<ConfigMap> event) {
    return switch (event) {
      case Event.Added<ConfigMap> added -> "added " + shown(added.object());
      case Event.Modified<ConfigMap> modified -> "modified " + shown(modified.object());
      case Event.Deleted<ConfigMap> deleted -> "deleted " + shown(deleted.object());
      case Event.Bookmark<ConfigMap> bookmark ->
          "bookmark " + (bookmark.initialEventsEnd() ? "end" : "");
      case Event.Failed<ConfigMap> failed -> "failed " + failed.status().message();
    };
  }

  private static String shown(ConfigMap map) {
    return map.metadata().name() + "=" + map.data().get("value");
  }

  private static List<String> next(Watch<ConfigMap> watch, int count) throws Exception {
    List<String> events = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Event<ConfigMap> event = watch.next();
      events.add(event == null ? "end" : told(event));
    }
    return events;
  }

  @Test
  void aWatchGoesOnWhereAListEnded() throws Exception {
    String version = maps.list().metadata().resourceVersion();
    maps.create(map("b", "1"));
    maps.update(map("b", "2"));
    maps.delete("b");

    try (Watch<ConfigMap> watch =
        maps.watch(ListOptions.builder().resourceVersion(version).build())) {
      maps.create(map("c", "1"));

      assertThat(next(watch, 4))
          .containsExactly("added b=1", "modified b=2", "deleted b=2", "added c=1");
    }
  }

  @Test
  void aWatchWithoutAVersionBeginsWithWhatIsThere() throws Exception {
    try (Watch<ConfigMap> watch = maps.watch(ListOptions.builder().build())) {
      maps.delete("a");

      assertThat(next(watch, 2)).containsExactly("added a=1", "deleted a=1");
    }
  }

  @Test
  void whatCeasesToFitASelectorIsDeletedForIt() throws Exception {
    try (Watch<ConfigMap> watch =
        maps.watch(
            ListOptions.builder()
                .labelSelector("value=1")
                .resourceVersion(clients.fake().tracker().resourceVersion())
                .build())) {
      maps.update(map("a", "2"));
      maps.update(map("a", "1"));
      clients
          .coreV1()
          .configMaps("other")
          .create(
              ConfigMap.builder()
                  .metadata(meta -> meta.name("x").labels(Map.of("value", "1")))
                  .build());
      maps.delete("a");

      assertThat(next(watch, 3)).containsExactly("deleted a=2", "added a=1", "deleted a=1");
    }
  }

  @Test
  void initialEventsEndWithABookmark() throws Exception {
    try (Watch<ConfigMap> watch =
        maps.watch(
            ListOptions.builder()
                .sendInitialEvents(true)
                .allowWatchBookmarks(true)
                .resourceVersionMatch("NotOlderThan")
                .build())) {
      assertThat(next(watch, 2)).containsExactly("added a=1", "bookmark end");
    }
  }

  @Test
  void aVersionOutOfReachIsExpired() {
    for (int i = 0; i < 10_001; i++) {
      clients.fake().tracker().add(map("a", "v" + i));
    }

    assertThatThrownBy(() -> maps.watch(ListOptions.builder().resourceVersion("1").build()).close())
        .isInstanceOfSatisfying(
            ApiException.class, e -> assertThat(e.isResourceExpired()).isTrue());
  }

  @Test
  void closingTheClientsEndsTheirWatches() throws Exception {
    try (Watch<ConfigMap> watch = maps.watch(ListOptions.builder().resourceVersion("1").build())) {
      clients.close();

      assertThat(watch.next()).isNull();
    }
  }

  @Test
  void aWatchEndsAfterTheSecondsThatWereAskedFor() throws Exception {
    try (Watch<ConfigMap> watch =
        maps.watch(ListOptions.builder().resourceVersion("1").timeoutSeconds(1L).build())) {
      assertThat(watch.next()).isNull();
    }
  }

  @Test
  void anInformerMissesNothingWhileObjectsChange() throws Exception {
    BlockingQueue<String> seen = new LinkedBlockingQueue<>();
    Thread writer =
        Thread.ofVirtual()
            .unstarted(() -> {
              for (int i = 0; i < 200; i++) {
                clients.fake().tracker().add(map("m" + i, "1"));
              }
            });
    try (KubernetesInformerFactory informers = KubernetesInformerFactory.create(clients)) {
      var configMaps = informers.core().v1().configMaps();
      configMaps
          .informer()
          .addEventHandler(
              new ResourceEventHandler<>() {
                @Override
                public void onAdd(ConfigMap object, boolean inInitialList) {
                  seen.add(object.metadata().name());
                }
              });
      writer.start();
      informers.start();
      assertThat(informers.waitForCacheSync(Duration.ofSeconds(30)))
          .containsEntry(ConfigMap.class, true);
      writer.join();

      List<String> names = new ArrayList<>();
      while (names.size() < 201) {
        String name = seen.poll(30, TimeUnit.SECONDS);
        assertThat(name).as("after %s", names).isNotNull();
        names.add(name);
      }
      assertThat(names).doesNotHaveDuplicates();
      assertThat(configMaps.lister().configMaps("ns").list()).hasSize(201);
      assertThat(informers.core().v1().configMaps().informer()).isSameAs(configMaps.informer());
    }
  }

  @Test
  void metadataAloneCanBeAskedFor() throws Exception {
    var metadata = new MetadataClient(clients.restClient()).resource(MAPS).namespace("ns");

    PartialObjectMetadata one = metadata.get("a");
    assertThat(one.metadata().labels()).isEqualTo(Map.of("value", "1"));
    assertThat(metadata.list().items()).hasSize(1);
    try (Watch<PartialObjectMetadata> watch = metadata.watch(ListOptions.builder().build())) {
      assertThat(watch.next()).isEqualTo(new Event.Added<>(one));
    }
  }
}
