package dev.navarch.testing.controllerruntime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.Secret;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.dynamic.DynamicResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.retry.Retry;
import dev.navarch.controllerruntime.builder.ControllerBuilder;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.client.Query;
import dev.navarch.controllerruntime.event.Predicates;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.controllerruntime.metrics.ControllerSeries.Outcome;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.controllerruntime.reconcile.TerminalException;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@WithControlPlane(controllers = {})
@Timeout(120)
class WidgetControllerTest {
  private RestClient rest;
  private Client live;
  private DynamicResourceClient widgets;

  @BeforeEach
  void connect(TestControlPlane plane) throws Exception {
    rest = plane.client();
    live = Manager.builder(rest).build().liveClient();
    widgets = Widgets.client(rest);
  }

  private Manager keeper() throws Exception {
    Manager manager = Manager.builder(rest).build();
    WidgetKeeper.addTo(manager);
    return manager;
  }

  private void change(String name, long size) throws Exception {
    Unstructured unused =
        Retry.onConflict(() -> widgets.update(widgets.get(name).withNested(size, "spec", "size")));
  }

  private boolean isKept(String name, long size) throws Exception {
    Optional<ConfigMap> map = live.get(ConfigMap.class, Widgets.name(name));
    Optional<Unstructured> widget = live.get(Widgets.UNTYPED, Widgets.name(name));
    return map.filter(m -> Long.toString(size).equals(m.data().get("size"))).isPresent()
        && widget
            .flatMap(w -> w.nested(Long.class, "status", "kept"))
            .filter(kept -> kept == size)
            .isPresent();
  }

  @Test
  void configMapsFollowTheirWidgets() throws Exception {
    Widgets.define(rest);
    widgets.create(Widgets.widget("w0", 0));
    try (Manager manager = keeper()) {
      manager.start();
      for (int i = 1; i < 10; i++) {
        widgets.create(Widgets.widget("w" + i, i));
      }
      for (int i = 0; i < 10; i++) {
        String name = "w" + i;
        long size = i;
        Eventually.that(name + " is kept", () -> isKept(name, size));
      }

      change("w3", 33);
      live.delete(live.get(ConfigMap.class, "default", "w4").orElseThrow());
      widgets.delete("w5");

      Eventually.that("the change came through", () -> isKept("w3", 33));
      Eventually.that("what was lost is there again", () -> isKept("w4", 4));
      Eventually.that(
          "the widget is gone", () -> live.get(Widgets.UNTYPED, Widgets.name("w5")).isEmpty());
      assertThat(live.get(ConfigMap.class, "default", "w5")).isEmpty();
    }
    assertThat(live.list(Event.class, Query.inNamespace("default")))
        .filteredOn(event -> event.reason().equals("Kept"))
        .extracting(event -> event.involvedObject().name())
        .contains("w0", "w9");
  }

  @Test
  void restartChangesNothing() throws Exception {
    Widgets.define(rest);
    for (int i = 0; i < 5; i++) {
      widgets.create(Widgets.widget("w" + i, i));
    }
    try (Manager manager = keeper()) {
      manager.start();
      for (int i = 0; i < 5; i++) {
        String name = "w" + i;
        long size = i;
        Eventually.that(name + " is kept", () -> isKept(name, size));
      }
    }
    Map<String, String> before = versions();

    try (Manager manager = keeper()) {
      manager.start();
      Eventually.that(
          "each was looked at",
          () -> manager.reconcileMetrics().of("widget").count(Outcome.SUCCESS) >= 5);
      assertThat(manager.reconcileMetrics().of("widget").count(Outcome.ERROR)).isZero();
    }

    assertThat(versions()).isEqualTo(before);
  }

  private Map<String, String> versions() throws Exception {
    Map<String, String> versions = new HashMap<>();
    for (ConfigMap map : live.list(ConfigMap.class, Query.inNamespace("default"))) {
      versions.put("map " + map.metadata().name(), map.metadata().resourceVersion());
    }
    for (Unstructured widget : live.list(Widgets.UNTYPED, Query.all())) {
      versions.put("widget " + widget.name(), widget.metadata().resourceVersion());
    }
    return versions;
  }

  @Test
  void conflictsWithOthersAreWorkedOut() throws Exception {
    Widgets.define(rest);
    widgets.create(Widgets.widget("w", 0));
    try (Manager manager = keeper()) {
      manager.start();
      Eventually.that("is kept", () -> isKept("w", 0));

      for (int i = 1; i <= 50; i++) {
        change("w", i);
        String value = Integer.toString(i);
        ConfigMap unused =
            Retry.onError(
                Retry.DEFAULT_RETRY,
                e -> true,
                () -> {
                  ConfigMap map = live.get(ConfigMap.class, "default", "w").orElseThrow();
                  Map<String, String> data = new HashMap<>(map.data());
                  data.put("others", value);
                  return live.update(map.toBuilder().data(data).build());
                });
      }

      Eventually.that("the last size is kept", () -> isKept("w", 50));
      assertThat(live.get(ConfigMap.class, "default", "w").orElseThrow().data())
          .containsEntry("others", "50");
    }
  }

  @Test
  void kindMayBeDefinedAfterTheStart() throws Exception {
    try (Manager manager = keeper()) {
      Thread starter =
          Thread.ofVirtual()
              .start(() -> {
                try {
                  manager.start();
                } catch (Exception e) {
                  throw new IllegalStateException(e);
                }
              });

      Widgets.define(rest);
      Eventually.that(
          "the kind is served",
          () -> {
            try {
              widgets.create(Widgets.widget("w", 7));
              return true;
            } catch (ApiException e) {
              return false;
            }
          });

      Eventually.that("is kept", () -> isKept("w", 7));
      starter.join();
    }
  }

  @Test
  void metadataOfAnyKindIsWatchedAlone() throws Exception {
    Widgets.define(rest);
    Set<Request> seen = ConcurrentHashMap.newKeySet();
    ObjectKind<PartialObjectMetadata> metadata = ObjectKind.metadata(Widgets.KIND);
    try (Manager manager = Manager.builder(rest).build()) {
      ControllerBuilder.managedBy(manager)
          .named("metadata")
          .forType(metadata, Predicates.generationChanged())
          .onlyIn("default")
          .build((request, context) -> {
            seen.add(request);
            return Result.done();
          });
      manager.start();

      widgets.create(Widgets.widget("w", 1));

      Eventually.that("seen", () -> seen.contains(new Request("default", "w")));
      PartialObjectMetadata part = manager.client().get(metadata, Widgets.name("w")).orElseThrow();
      assertThat(part.metadata().uid()).isEqualTo(widgets.get("w").metadata().uid());
      assertThat(manager.cache().informer(metadata).indexer().list()).hasSize(1);
    }
  }

  @Test
  void secretsAreMappedToTheWidgetsThatNameThem() throws Exception {
    Widgets.define(rest);
    widgets.create(Widgets.widget("uses", 1).withNested("s", "spec", "secret"));
    widgets.create(Widgets.widget("does-not", 1));
    List<Request> seen = new CopyOnWriteArrayList<>();
    try (Manager manager = Manager.builder(rest).build()) {
      manager.index(
          Widgets.UNTYPED,
          "secret",
          widget -> widget.nested(String.class, "spec", "secret").stream().toList());
      ControllerBuilder.managedBy(manager)
          .named("mapped")
          .watches(Secret.class, secret -> users(manager.client(), secret))
          .build((request, context) -> {
            seen.add(request);
            return Result.done();
          });
      manager.start();
      manager.client().list(Widgets.UNTYPED, Query.all());

      live.create(Secret.builder().metadata(m -> m.namespace("default").name("other")).build());
      live.create(Secret.builder().metadata(m -> m.namespace("default").name("s")).build());

      Eventually.that("mapped", () -> !seen.isEmpty());
      assertThat(seen).containsOnly(new Request("default", "uses"));
    }
  }

  private static List<Request> users(Client client, Secret secret)
      throws IOException, InterruptedException {
    Query query =
        Query.inNamespace(secret.metadata().namespace()).field("secret", secret.metadata().name());
    List<Request> users = new ArrayList<>();
    for (Unstructured widget : client.list(Widgets.UNTYPED, query)) {
      users.add(Request.of(widget));
    }
    return users;
  }

  @Test
  void terminalFailureRestsUntilTheObjectChanges() throws Exception {
    Widgets.define(rest);
    widgets.create(Widgets.widget("w", -1));
    List<Long> sizes = new CopyOnWriteArrayList<>();
    try (Manager manager = Manager.builder(rest).build()) {
      ControllerBuilder.managedBy(manager)
          .forType(Widgets.UNTYPED)
          .build((request, context) -> {
            long size =
                manager
                    .client()
                    .get(Widgets.UNTYPED, request.objectName())
                    .map(Widgets::size)
                    .orElse(0L);
            sizes.add(size);
            if (size < 0) {
              throw new TerminalException("there are no negative sizes");
            }
            return Result.done();
          });
      manager.start();
      Eventually.that(
          "gave up", () -> manager.reconcileMetrics().of("widget").terminalErrors() == 1);

      change("w", 1);

      Eventually.that("tried again", () -> sizes.contains(1L));
      assertThat(sizes).containsExactly(-1L, 1L);
    }
  }

  @Test
  void closingWaitsForASlowReconciler() throws Exception {
    Widgets.define(rest);
    widgets.create(Widgets.widget("w", 1));
    CountDownLatch begun = new CountDownLatch(1);
    List<String> story = new CopyOnWriteArrayList<>();
    Manager manager = Manager.builder(rest).build();
    ControllerBuilder.managedBy(manager)
        .forType(Widgets.UNTYPED)
        .build((request, context) -> {
          begun.countDown();
          context.stop().await();
          Unstructured widget = widgets.get(request.name());
          widgets.updateStatus(widget.withNested(1L, "status", "kept"));
          story.add("finished");
          return Result.done();
        });
    manager.start();
    assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();

    manager.close();
    story.add("closed");

    assertThat(story).containsExactly("finished", "closed");
    assertThat(widgets.get("w").nested("status", "kept")).contains(1L);
  }

  @Test
  void managerConnectsByItsConfiguration(TestControlPlane plane) throws Exception {
    Widgets.define(rest);
    widgets.create(Widgets.widget("w", 1));
    try (Manager manager = Manager.builder(plane.clientConfig()).build()) {
      WidgetKeeper.addTo(manager);
      manager.start();

      Eventually.that("is kept", () -> isKept("w", 1));
      change("w", 2);
      Eventually.that("the change came through", () -> isKept("w", 2));
    }
  }

  @Test
  void statusIsAppliedOnTheServer() throws Exception {
    Widgets.define(rest);
    widgets.create(Widgets.widget("w", 1));
    Unstructured configuration =
        Widgets.widget("w", 1).withoutNested("spec").withNested(5L, "status", "kept");

    Unstructured applied =
        live.applyStatus(
            configuration, ApplyOptions.builder().fieldManager("keeper").force(true).build());

    assertThat(applied.nested("status", "kept")).contains(5L);
    assertThat(Widgets.size(applied)).isEqualTo(1);
  }
}
