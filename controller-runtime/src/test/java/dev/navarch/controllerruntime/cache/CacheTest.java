package dev.navarch.controllerruntime.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.Secret;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.client.LiveClient;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.client.Query;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import dev.navarch.controllerruntime.testserver.Eventually;
import dev.navarch.controllerruntime.testserver.MemoryServer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class CacheTest {
  private static final ObjectKind<ConfigMap> MAPS = ObjectKind.of(ConfigMap.class);

  private final MemoryServer server = new MemoryServer();
  private final RestClient rest = server.client();
  private final LiveClient live = new LiveClient(rest, MemoryServer.mapper());
  private Cache cache = new Cache(live, live.scheme(), CacheOptions.DEFAULT);

  @AfterEach
  void close() {
    cache.close();
    rest.close();
  }

  private void put(ConfigMap map) {
    server.put("v1", "configmaps", map);
  }

  private static ConfigMap labelled(String namespace, String name, String app) {
    ConfigMap map = ConfigMaps.named(namespace, name);
    return map.toBuilder()
        .metadata(map.metadata().toBuilder().labels(Map.of("app", app)).build())
        .build();
  }

  private static List<String> names(List<? extends MetaObject> objects) {
    return objects.stream().map(object -> ObjectName.of(object).toString()).sorted().toList();
  }

  @Test
  void firstReadOfAKindWaitsForItsObjects() throws Exception {
    put(ConfigMaps.of("a", "one", Map.of("k", "v")));
    cache.start();

    assertThat(cache.get(ConfigMap.class, "a", "one"))
        .hasValueSatisfying(map -> assertThat(map.data()).containsEntry("k", "v"));
    assertThat(cache.get(ConfigMap.class, "a", "none")).isEmpty();
  }

  @Test
  void changesComeIntoTheCache() throws Exception {
    cache.start();
    assertThat(cache.list(ConfigMap.class)).isEmpty();

    put(ConfigMaps.named("a", "one"));
    Eventually.that("added", () -> cache.get(ConfigMap.class, "a", "one").isPresent());
    server.remove("v1", "configmaps", "a", "one");

    Eventually.that("removed", () -> cache.get(ConfigMap.class, "a", "one").isEmpty());
  }

  @Test
  void queriesSelectByNamespaceLabelsAndIndex() throws Exception {
    cache.index(MAPS, "app", map -> List.of(map.metadata().labels().getOrDefault("app", "")));
    put(labelled("a", "one", "x"));
    put(labelled("a", "two", "y"));
    put(labelled("b", "three", "x"));
    cache.start();

    assertThat(names(cache.list(MAPS, Query.inNamespace("a")))).containsExactly("a/one", "a/two");
    assertThat(names(cache.list(MAPS, Query.withLabels(Map.of("app", "x")))))
        .containsExactly("a/one", "b/three");
    assertThat(names(cache.list(MAPS, Query.withField("app", "x"))))
        .containsExactly("a/one", "b/three");
    assertThat(names(cache.list(MAPS, Query.withField("app", "x").namespace("b"))))
        .containsExactly("b/three");
    assertThat(cache.list(MAPS, Query.withField("app", "x").labels(Selector.parse("app!=x"))))
        .isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> cache.list(MAPS, Query.withField("none", "x")));
  }

  @Test
  void readingBeforeTheStartIsRefused() {
    assertThatIllegalStateException()
        .isThrownBy(() -> cache.get(ConfigMap.class, "a", "one"))
        .withMessageContaining("not started");
  }

  @Test
  void metadataIsKeptApartFromWholeObjects() throws Exception {
    put(ConfigMaps.of("a", "one", Map.of("big", "value")));
    cache.start();

    List<PartialObjectMetadata> parts =
        cache.list(ObjectKind.metadata(ConfigMap.class), Query.all());

    assertThat(names(parts)).containsExactly("a/one");
    assertThat(cache.list(ConfigMap.class).get(0).data()).containsKey("big");
    assertThat(cache.informer(ObjectKind.metadata(ConfigMap.class)))
        .isSameAs(
            cache.informer(ObjectKind.metadata(new GroupVersion("", "v1").withKind("ConfigMap"))));
  }

  @Test
  void kindsHaveOptionsOfTheirOwn() throws Exception {
    cache =
        new Cache(
            live,
            live.scheme(),
            CacheOptions.builder()
                .namespace("a")
                .forKind(
                    MAPS,
                    KindOptions.<ConfigMap>all()
                        .inNamespace("b")
                        .transform(map -> map.toBuilder().data(Map.of()).build()))
                .build());
    put(ConfigMaps.of("a", "one", Map.of("k", "v")));
    put(ConfigMaps.of("b", "two", Map.of("k", "v")));
    server.put("v1", "secrets", Secret.builder().metadata(m -> m.namespace("a").name("s")).build());
    server.put("v1", "secrets", Secret.builder().metadata(m -> m.namespace("b").name("s")).build());
    cache.start();

    List<ConfigMap> maps = cache.list(ConfigMap.class);

    assertThat(names(maps)).containsExactly("b/two");
    assertThat(maps.get(0).data()).isEmpty();
    assertThat(names(cache.list(Secret.class))).containsExactly("a/s");
  }

  @Test
  void managedFieldsAreForgottenOnRequest() {
    ManagedFieldsEntry entry = ManagedFieldsEntry.builder().manager("kubectl").build();
    ConfigMap map = ConfigMaps.named("a", "one");
    ConfigMap managed =
        map.toBuilder()
            .metadata(map.metadata().toBuilder().managedFields(List.of(entry)).build())
            .build();

    assertThat(CacheOptions.withoutManagedFields().apply(managed)).isEqualTo(map);
    assertThat(
            CacheOptions.withoutManagedFields()
                .apply(UnstructuredConverter.toUnstructured(managed)))
        .isEqualTo(UnstructuredConverter.toUnstructured(map));
  }

  @Test
  void kindThatDoesNotComeIsNamedWithTheReason() throws Exception {
    SharedIndexInformer<ConfigMap> maps = cache.informer(MAPS);
    cache.informer(ObjectKind.untyped(new GroupVersion("x.io", "v1").withKind("Missing")));
    cache.start();
    assertThat(maps.awaitSynced(Duration.ofSeconds(30))).isTrue();
    Eventually.that("the reason is known", () -> whatIsMissing().contains("("));

    assertThatExceptionOfType(CacheNotSyncedException.class)
        .isThrownBy(() -> cache.awaitSynced(Duration.ofMillis(10)))
        .withMessageContaining("Missing.x.io/v1")
        .withMessageContaining("no matches for kind \"Missing\"")
        .withMessageNotContaining("ConfigMap");
  }

  private String whatIsMissing() throws InterruptedException {
    try {
      cache.awaitSynced(Duration.ZERO);
      return "";
    } catch (CacheNotSyncedException e) {
      return String.valueOf(e.getMessage());
    }
  }

  @Test
  void kindIsFoundOnceTheServerAnswers() throws Exception {
    server.unreachableFor(request -> true);
    put(ConfigMaps.named("a", "one"));
    cache.informer(MAPS);
    cache.start();
    assertThat(cache.hasSynced()).isFalse();

    server.unreachableFor(request -> false);

    cache.awaitSynced(Duration.ofSeconds(30));
    assertThat(cache.get(ConfigMap.class, "a", "one")).isPresent();
  }

  @Test
  void removedKindIsMadeAnew() throws Exception {
    cache.start();
    SharedIndexInformer<ConfigMap> first = cache.informer(MAPS);

    assertThat(cache.removeInformer(MAPS)).isTrue();

    assertThat(cache.removeInformer(MAPS)).isFalse();
    assertThat(first.isStopped()).isTrue();
    put(ConfigMaps.named("a", "one"));
    assertThat(names(cache.list(ConfigMap.class))).containsExactly("a/one");
  }

  @Test
  void closedCacheShowsWhatItHasAndMakesNoMore() throws Exception {
    put(ConfigMaps.named("a", "one"));
    cache.start();
    assertThat(cache.list(ConfigMap.class)).hasSize(1);

    cache.close();

    assertThat(cache.list(ConfigMap.class)).hasSize(1);
    assertThatIllegalStateException().isThrownBy(() -> cache.list(Pod.class));
    assertThatIllegalStateException().isThrownBy(cache::start);
  }
}
