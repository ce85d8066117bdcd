package dev.navarch.testing.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespaceList;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.cache.ReflectorOptions;
import dev.navarch.client.cache.ResourceEventHandler;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.dynamic.DynamicClient;
import dev.navarch.client.informers.SharedInformerFactory;
import dev.navarch.client.metadata.MetadataClient;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.waiting.Poll;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@WithControlPlane(controllers = {})
@ParameterizedClass
@EnumSource(Way.class)
class InformersTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final TestControlPlane plane;
  private final RestClient client;
  private final ResourceClient<ConfigMap, ConfigMapList> maps;
  private final BlockingQueue<String> told = new LinkedBlockingQueue<>();

  InformersTest(Way way, TestControlPlane plane) throws Exception {
    this.plane = plane;
    client = way.connect(plane);
    maps = Way.configMaps(client, "default");
  }

  @AfterEach
  void close() {
    client.close();
  }

  private static ConfigMap labelled(String name, String value) {
    return ConfigMap.builder()
        .metadata(m -> m.name(name).labels(Map.of("of", "the-test")))
        .data(Map.of("k", value))
        .build();
  }

  private static ListOptions ofTheTest() {
    return ListOptions.builder().labelSelector("of=the-test").build();
  }

  private ResourceEventHandler<ConfigMap> teller() {
    return new ResourceEventHandler<>() {
      @Override
      public void onAdd(ConfigMap object, boolean inInitialList) {
        told.add((inInitialList ? "found " : "added ") + object.metadata().name());
      }

      @Override
      public void onUpdate(ConfigMap before, ConfigMap after) {
        told.add(
            "updated %s from %s to %s"
                .formatted(after.metadata().name(), before.data().get("k"), after.data().get("k")));
      }

      @Override
      public void onDelete(ConfigMap last, boolean finalStateUnknown) {
        told.add("deleted " + last.metadata().name());
      }
    };
  }

  private String nextTold() throws InterruptedException {
    return String.valueOf(told.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void informerFollowsTheServer(boolean watchList) throws Exception {
    maps.create(labelled("a", "1"));
    maps.create(Way.configMap("not-selected", ""));
    try (SharedIndexInformer<ConfigMap> informer =
        SharedIndexInformer.builder(maps.listerWatcher(ofTheTest()))
            .options(ReflectorOptions.named("maps").withWatchList(watchList))
            .index("byValue", map -> List.of(map.data().getOrDefault("k", "")))
            .build()) {
      informer.addEventHandler(teller());
      informer.start();
      assertThat(informer.awaitSynced(PATIENCE)).isTrue();

      assertThat(nextTold()).isEqualTo("found a");
      ConfigMap created = maps.create(labelled("b", "1"));
      assertThat(nextTold()).isEqualTo("added b");
      assertThat(informer.indexer().byIndex("byValue", "1")).hasSize(2);
      ConfigMap updated = maps.update(created.toBuilder().data(Map.of("k", "2")).build());
      assertThat(nextTold()).isEqualTo("updated b from 1 to 2");
      assertThat(informer.lister().namespace("default").get("b")).hasValue(updated);
      maps.delete("a");
      assertThat(nextTold()).isEqualTo("deleted a");
      assertThat(informer.lister().list(Selector.everything())).containsExactly(updated);
    }
  }

  @Test
  void informerGoesOnWhenTheServerHasForgottenWhatItSaw() throws Exception {
    maps.create(labelled("a", "1"));
    try (SharedIndexInformer<ConfigMap> informer =
        SharedIndexInformer.builder(maps.listerWatcher(ofTheTest()))
            .options(ReflectorOptions.named("maps").withMinWatchTimeout(Duration.ofSeconds(1)))
            .build()) {
      informer.addEventHandler(teller());
      informer.start();
      assertThat(nextTold()).isEqualTo("found a");
      for (int i = 0; i < 10; i++) {
        maps.create(Way.configMap("other-" + i, ""));
      }
      plane.compact();

      maps.create(labelled("b", "1"));

      assertThat(nextTold()).isEqualTo("added b");
    }
  }

  @Test
  void factorySharesOneInformerForEachKind() throws Exception {
    maps.create(labelled("a", "large and not kept"));
    try (SharedInformerFactory factory =
        SharedInformerFactory.builder()
            .namespace("default")
            .transform(object ->
                object instanceof ConfigMap map ? map.toBuilder().data(Map.of()).build() : object)
            .build()) {
      SharedIndexInformer<ConfigMap> configMaps =
          factory.informerFor(
              ConfigMap.class, namespace -> Way.configMaps(client, namespace).listerWatcher());
      SharedIndexInformer<Namespace> namespaces =
          factory.informerFor(
              Namespace.class,
              none ->
                  new ResourceClient<>(
                          client.forGroupVersion(Way.CORE),
                          "namespaces",
                          Namespace.class,
                          NamespaceList.class,
                          null)
                      .listerWatcher());
      SharedIndexInformer<Unstructured> untyped =
          factory.informerFor(
              Way.CORE.withResource("configmaps"),
              namespace ->
                  new DynamicClient(client)
                      .resource(Way.CORE.withResource("configmaps"))
                      .namespace(namespace)
                      .listerWatcher());
      factory.start();

      assertThat(factory.waitForCacheSync(PATIENCE).values()).containsExactly(true, true, true);
      assertThat(namespaces.lister().get("default")).isPresent();
      assertThat(configMaps.lister().namespace("default").get("a"))
          .hasValueSatisfying(map -> assertThat(map.data()).isEmpty());
      assertThat(untyped.lister().namespace("default").get("a"))
          .hasValueSatisfying(map ->
              assertThat(map.nested(String.class, "data", "k")).hasValue("large and not kept"));
    }
  }

  @Test
  void metadataAloneIsCached() throws Exception {
    maps.create(labelled("a", "1"));
    try (SharedIndexInformer<PartialObjectMetadata> informer =
        SharedIndexInformer.builder(
                new MetadataClient(client)
                    .resource(Way.CORE.withResource("configmaps"))
                    .namespace("default")
                    .listerWatcher(ofTheTest()))
            .options(ReflectorOptions.named("metadata"))
            .build()) {
      informer.start();
      assertThat(informer.awaitSynced(PATIENCE)).isTrue();

      maps.create(labelled("b", "1"));
      maps.delete("a");

      Poll.every(Duration.ofMillis(5))
          .within(PATIENCE)
          .until(() ->
              informer.lister().list().stream()
                  .map(object -> object.metadata().name())
                  .toList()
                  .equals(List.of("b")));
    }
  }

  @Test
  void informerThatIsClosedLeavesNoWatchBehind() throws Exception {
    SharedIndexInformer<ConfigMap> informer =
        SharedIndexInformer.builder(maps.listerWatcher())
            .options(ReflectorOptions.named("maps"))
            .build();
    informer.start();
    assertThat(informer.awaitSynced(PATIENCE)).isTrue();

    informer.close();

    assertThat(informer.isStopped()).isTrue();
    Poll.every(Duration.ofMillis(5))
        .within(PATIENCE)
        .until(() -> ServerMetrics.watchesOf(client, "configmaps") == 0);
  }
}
