package dev.navarch.testing.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.Preconditions;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.waiting.Poll;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
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
class RestClientTest {
  private final TestControlPlane plane;
  private final RestClient json;
  private final RestClient protobuf;

  RestClientTest(Way way, TestControlPlane plane) throws Exception {
    this.plane = plane;
    json = way.connect(plane, MediaTypes.JSON);
    protobuf = way.connect(plane, MediaTypes.PROTOBUF);
  }

  @AfterEach
  void close() {
    json.close();
    protobuf.close();
  }

  private ResourceClient<ConfigMap, ConfigMapList> maps(String mediaType) {
    return Way.configMaps(mediaType.equals(MediaTypes.JSON) ? json : protobuf, "default");
  }

  @ParameterizedTest
  @ValueSource(strings = {MediaTypes.JSON, MediaTypes.PROTOBUF})
  void objectGoesThroughItsLife(String mediaType) throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(mediaType);
    String name = mediaType.equals(MediaTypes.JSON) ? "life-json" : "life-protobuf";

    ConfigMap created = maps.create(Way.configMap(name, "1"));
    assertThat(created.metadata().uid()).isNotEmpty();
    assertThat(created.typeMeta().kind()).isEqualTo("ConfigMap");
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps.create(Way.configMap(name, "1")))
        .matches(ApiException::isAlreadyExists);

    ConfigMap updated = maps.update(created.toBuilder().data(Map.of("k", "2")).build());
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps.update(created.toBuilder().data(Map.of("k", "3")).build()))
        .matches(ApiException::isConflict);

    ConfigMap patched =
        maps.patch(
            name, PatchType.MERGE, "{\"data\":{\"p\":\"4\"}}".getBytes(StandardCharsets.UTF_8));
    assertThat(patched.data()).isEqualTo(Map.of("k", "2", "p", "4"));
    assertThat(maps.get(name)).isEqualTo(patched);

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() ->
            maps.delete(
                name,
                DeleteOptions.builder()
                    .preconditions(
                        Preconditions.builder()
                            .resourceVersion(updated.metadata().resourceVersion())
                            .build())
                    .build()));
    maps.delete(name);
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps.get(name))
        .withMessage("configmaps \"" + name + "\" not found");
  }

  @Test
  void appliedConfigurationOwnsWhatItSets() throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(MediaTypes.JSON);

    maps.apply(Way.configMap("applied", "1"), "me", false);
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps.apply(Way.configMap("applied", "2"), "you", false))
        .matches(ApiException::isConflict);
    ConfigMap forced = maps.apply(Way.configMap("applied", "2"), "you", true);

    assertThat(forced.data()).containsEntry("k", "2");
    assertThat(forced.metadata().managedFields())
        .extracting(entry -> entry.manager())
        .contains("you");
  }

  @ParameterizedTest
  @ValueSource(strings = {MediaTypes.JSON, MediaTypes.PROTOBUF})
  void watchTellsWhatHappens(String mediaType) throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(mediaType);
    String label = mediaType.equals(MediaTypes.JSON) ? "json" : "protobuf";
    ConfigMap labelled =
        Way.configMap("watched-" + label, "1").toBuilder()
            .metadata(m -> m.name("watched-" + label).labels(Map.of("watch", label)))
            .build();
    ListOptions options =
        ListOptions.builder()
            .labelSelector("watch=" + label)
            .sendInitialEvents(true)
            .resourceVersionMatch("NotOlderThan")
            .allowWatchBookmarks(true)
            .build();
    ConfigMap before = maps.create(labelled);

    try (Watch<ConfigMap> watch = maps.watch(options)) {
      assertThat(watch.next()).isEqualTo(new Event.Added<>(before));
      assertThat(watch.next())
          .isInstanceOfSatisfying(
              Event.Bookmark.class, mark -> assertThat(mark.initialEventsEnd()).isTrue());
      ConfigMap after = maps.update(before.toBuilder().data(Map.of("k", "2")).build());
      assertThat(watch.next()).isEqualTo(new Event.Modified<>(after));
      maps.delete(after.metadata().name());
      assertThat(watch.next()).isInstanceOf(Event.Deleted.class);
    }
  }

  @Test
  void longListIsStreamedAlsoOverACompaction() throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = Way.configMaps(protobuf, "default");
    for (int i = 0; i < 25; i++) {
      maps.create(
          ConfigMap.builder()
              .metadata(m -> m.generateName("long-").labels(Map.of("list", "long")))
              .build());
    }

    Iterator<ConfigMap> objects =
        maps.stream(ListOptions.builder().labelSelector("list=long").limit(10).build()).iterator();
    List<String> names = new ArrayList<>();
    names.add(objects.next().metadata().name());
    String token = maps.list(ListOptions.builder().limit(10).build()).metadata().continue_();
    maps.create(Way.configMap("after-the-first-page", ""));
    plane.compact();
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps.list(ListOptions.builder().limit(10).continue_(token).build()))
        .matches(ApiException::isResourceExpired);
    objects.forEachRemaining(each -> names.add(each.metadata().name()));

    assertThat(names).hasSize(25).doesNotHaveDuplicates().isSorted();
  }

  @Test
  void refusalsSayWhatIsWrong() {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(MediaTypes.JSON);

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps.create(Way.configMap("Not-A-Name", "")))
        .matches(ApiException::isInvalid)
        .satisfies(e ->
            assertThat(e.causes()).extracting(cause -> cause.field()).contains("metadata.name"));
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> Way.configMaps(json, "nowhere").create(Way.configMap("a", "")))
        .withMessage("namespaces \"nowhere\" not found")
        .matches(ApiException::isNotFound);
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps.list(ListOptions.builder().labelSelector("a=b=c").build()))
        .matches(ApiException::isBadRequest);
  }

  @Test
  void dryRunChangesNothing() throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(MediaTypes.PROTOBUF);

    ConfigMap tried =
        maps.create(
            Way.configMap("dry", "1"), CreateOptions.builder().dryRun(List.of("All")).build());

    assertThat(tried.metadata().uid()).isNotEmpty();
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps.get("dry"))
        .matches(ApiException::isNotFound);
  }

  @Test
  void selectedObjectsAreDeletedTogether() throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(MediaTypes.JSON);
    for (String name : List.of("one", "two", "other")) {
      maps.create(
          ConfigMap.builder()
              .metadata(m -> m.name(name).labels(Map.of("go", name.equals("other") ? "no" : "yes")))
              .build());
    }

    maps.deleteCollection(
        DeleteOptions.builder().build(), ListOptions.builder().labelSelector("go=yes").build());

    assertThat(maps.list(ListOptions.builder().labelSelector("go").build()).items())
        .extracting(map -> map.metadata().name())
        .containsExactly("other");
  }

  @ParameterizedTest
  @ValueSource(strings = {MediaTypes.JSON, MediaTypes.PROTOBUF})
  void listThatIsTooLongForOneAnswerComesInPieces(String mediaType) throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(mediaType);
    String large = "x".repeat(250_000);
    for (int i = 0; i < 6; i++) {
      maps.create(Way.configMap("large-" + i, large));
    }

    ConfigMapList all = maps.list();

    assertThat(all.items()).filteredOn(map -> large.equals(map.data().get("k"))).hasSize(6);
  }

  @Test
  void watchOfWhatIsForgottenFails() throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(MediaTypes.JSON);
    maps.create(Way.configMap("early", ""));
    maps.create(Way.configMap("late", ""));
    plane.compact();

    try (Watch<ConfigMap> watch = maps.watch(ListOptions.builder().resourceVersion("1").build())) {
      assertThat(watch.next())
          .isInstanceOfSatisfying(
              Event.Failed.class,
              failed ->
                  assertThat(ApiException.fromStatus(failed.status()).isResourceExpired())
                      .isTrue());
      assertThat(watch.next()).isNull();
    }
  }

  @Test
  void watchThatIsClosedEndsAtTheServerToo() throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(MediaTypes.PROTOBUF);
    try (Watch<ConfigMap> watch = maps.watch(ListOptions.builder().build())) {
      maps.create(Way.configMap("a", ""));
      assertThat(watch.next()).isNotNull();
      assertThat(ServerMetrics.watchesOf(json, "configmaps")).isEqualTo(1);
    }

    Poll.every(Duration.ofMillis(5))
        .within(Duration.ofSeconds(10))
        .until(() -> ServerMetrics.watchesOf(json, "configmaps") == 0);
  }

  @Test
  void interruptEndsAWatch() throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(MediaTypes.JSON);
    CompletableFuture<Exception> end = new CompletableFuture<>();
    try (Watch<ConfigMap> watch = maps.watch(ListOptions.builder().build())) {
      Thread reader =
          Thread.startVirtualThread(() -> {
            try {
              watch.next();
              end.completeExceptionally(new AssertionError("there was an event"));
            } catch (IOException | InterruptedException e) {
              end.complete(e);
            }
          });

      reader.interrupt();

      assertThat(end.get(10, TimeUnit.SECONDS)).isInstanceOf(InterruptedException.class);
    }
  }

  @Test
  void absolutePathsAreAsked() throws Exception {
    assertThat(json.get().absPath("/readyz").send().raw()).isEqualTo(new byte[] {'o', 'k'});
    assertThat(json.get().absPath("/nowhere").send().error().orElseThrow().message())
        .startsWith("the server could not find the requested resource");
  }
}
