package dev.navarch.client.informers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Event;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.Page;
import dev.navarch.client.cache.RecordedThreads;
import dev.navarch.client.cache.ReflectorOptions;
import dev.navarch.client.cache.ScriptedServer;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.cache.SteppedTime;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class SharedInformerFactoryTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final GroupVersionResource WIDGETS =
      new GroupVersionResource("example.dev", "v1", "widgets");

  private final RecordedThreads threads = new RecordedThreads();
  private final ScriptedServer server = new ScriptedServer();

  private SharedInformerFactory.Builder builder() {
    return SharedInformerFactory.builder()
        .options(name ->
            ReflectorOptions.named(name)
                .withThreads(threads)
                .withErrorHandler((who, failure) -> {})
                .withTimeSource(new SteppedTime()));
  }

  /** A source that cannot be reached. */
  private static final class Unreachable<T extends MetaObject> implements ListerWatcher<T> {
    @Override
    public Page<T> list(ListOptions options) throws IOException {
      throw new IOException("unreachable");
    }

    @Override
    public Watch<T> watch(ListOptions options) throws IOException {
      throw new IOException("unreachable");
    }
  }

  @Test
  void oneInformerServesEverybodyWhoAsksForAType() {
    List<String> asked = new ArrayList<>();
    try (SharedInformerFactory factory = builder().namespace("one").build()) {
      SharedIndexInformer<ConfigMap> first =
          factory.informerFor(
              ConfigMap.class,
              namespace -> {
                asked.add(namespace);
                return server;
              });

      assertThat(factory.informerFor(ConfigMap.class, namespace -> server)).isSameAs(first);
      assertThat(factory.informerFor(WIDGETS, namespace -> new Unreachable<>()))
          .isSameAs(factory.informerFor(WIDGETS, namespace -> new Unreachable<>()));
    }
    assertThat(asked).containsExactly("one");
  }

  @Test
  void startedInformersSyncAndClosingJoinsTheirThreads() throws Exception {
    server.put("a", "1");
    SharedInformerFactory factory = builder().build();
    SharedIndexInformer<ConfigMap> maps = factory.informerFor(ConfigMap.class, all -> server);

    assertThat(factory.waitForCacheSync(PATIENCE)).isEmpty();
    factory.start();
    factory.start();
    assertThat(factory.waitForCacheSync(PATIENCE)).isEqualTo(Map.of(ConfigMap.class, true));
    assertThat(maps.lister().namespace("default").get("a")).isPresent();

    factory.informerFor(WIDGETS, all -> new Unreachable<>());
    factory.start();
    assertThat(factory.waitForCacheSync(Duration.ofMillis(1)))
        .isEqualTo(Map.of(ConfigMap.class, true, WIDGETS, false));

    factory.close();
    factory.close();
    assertThat(threads.alive()).isEmpty();
    assertThat(server.openWatches()).isZero();
  }

  @Test
  void closedFactoryMakesAndStartsNothing() {
    SharedInformerFactory factory = builder().build();
    SharedIndexInformer<ConfigMap> maps = factory.informerFor(ConfigMap.class, all -> server);
    factory.close();

    factory.start();

    assertThat(maps.isStarted()).isFalse();
    assertThatThrownBy(() -> factory.informerFor(WIDGETS, all -> new Unreachable<>()))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void optionsAndTransformOfTheFactoryHoldForItsInformers() throws Exception {
    server.put("a", "long");
    List<String> selectors = new CopyOnWriteArrayList<>();
    try (SharedInformerFactory factory =
        builder()
            .tweakListOptions(asked -> {
              ListOptions tweaked = asked.toBuilder().labelSelector("app=web").build();
              selectors.add(tweaked.labelSelector());
              return tweaked;
            })
            .transform(object ->
                object instanceof ConfigMap map ? map.toBuilder().data(Map.of()).build() : object)
            .customResync(ConfigMap.class, Duration.ofMinutes(1))
            .build()) {
      SharedIndexInformer<ConfigMap> maps = factory.informerFor(ConfigMap.class, all -> server);
      factory.start();
      assertThat(maps.awaitSynced(PATIENCE)).isTrue();

      assertThat(maps.indexer().list()).singleElement().matches(map -> map.data().isEmpty());
      assertThat(selectors).isNotEmpty();
    }
  }

  @Test
  void metadataOfTwoResourcesHaveTwoInformers() throws Exception {
    GroupVersionResource pods = new GroupVersionResource("", "v1", "pods");
    GroupVersionResource maps = new GroupVersionResource("", "v1", "configmaps");
    try (SharedInformerFactory factory = builder().build()) {
      SharedIndexInformer<PartialObjectMetadata> ofPods =
          factory.informerFor(pods, PartialObjectMetadata.class, all -> new Unreachable<>());
      SharedIndexInformer<PartialObjectMetadata> ofMaps =
          factory.informerFor(maps, PartialObjectMetadata.class, all -> new Unreachable<>());

      assertThat(ofMaps).isNotSameAs(ofPods);
      assertThat(factory.informerFor(pods, PartialObjectMetadata.class, all -> new Unreachable<>()))
          .isSameAs(ofPods);
      assertThatThrownBy(
              () -> factory.informerFor(PartialObjectMetadata.class, all -> new Unreachable<>()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("an informer of PartialObjectMetadata needs to know the resource");
      factory.start();
      assertThat(factory.waitForCacheSync(Duration.ofMillis(1)))
          .containsOnlyKeys(
              new SharedInformerFactory.Form(pods, PartialObjectMetadata.class),
              new SharedInformerFactory.Form(maps, PartialObjectMetadata.class));
    }
  }

  @Test
  void kindsOfOneNameHaveInformersOfTheirOwnNames() {
    try (SharedInformerFactory factory = builder().build()) {
      factory.informerFor(Event.class, all -> new Unreachable<>());
      factory.informerFor(dev.navarch.api.events.v1.Event.class, all -> new Unreachable<>());

      factory.start();

      assertThat(threads.alive()).contains("core.v1.Event-reflector", "events.v1.Event-reflector");
    }
  }

  @Test
  void oneMayWaitForeverForTheCaches() throws Exception {
    try (SharedInformerFactory factory = builder().build()) {
      factory.informerFor(ConfigMap.class, all -> server);
      factory.start();

      assertThat(factory.waitForCacheSync(ChronoUnit.FOREVER.getDuration()))
          .isEqualTo(Map.of(ConfigMap.class, true));
    }
  }
}
