package dev.navarch.client.informers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.unstructured.Unstructured;
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
  private static final class Unreachable implements ListerWatcher<Unstructured> {
    @Override
    public Page<Unstructured> list(ListOptions options) throws IOException {
      throw new IOException("unreachable");
    }

    @Override
    public Watch<Unstructured> watch(ListOptions options) throws IOException {
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
      assertThat(factory.informerFor(WIDGETS, namespace -> new Unreachable()))
          .isSameAs(factory.informerFor(WIDGETS, namespace -> new Unreachable()));
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

    factory.informerFor(WIDGETS, all -> new Unreachable());
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
    assertThatThrownBy(() -> factory.informerFor(WIDGETS, all -> new Unreachable()))
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
}
