package dev.navarch.controllerruntime.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.Secret;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.workqueue.RateLimiter;
import dev.navarch.controllerruntime.change.Changed;
import dev.navarch.controllerruntime.change.CreateOrUpdate;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.controller.Controller;
import dev.navarch.controllerruntime.event.EventHandlers;
import dev.navarch.controllerruntime.event.ObjectEvent;
import dev.navarch.controllerruntime.event.Predicates;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.controllerruntime.ownership.Owners;
import dev.navarch.controllerruntime.reconcile.ReconcileContext;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.controllerruntime.source.ChannelSource;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import dev.navarch.controllerruntime.testserver.Eventually;
import dev.navarch.controllerruntime.testserver.MemoryServer;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ControllerBuilderTest {
  private final MemoryServer server = new MemoryServer();
  private final RestClient rest = server.client();
  private final Set<Request> seen = ConcurrentHashMap.newKeySet();
  private final Reconciler watcher =
      (request, context) -> {
        seen.add(request);
        return Result.done();
      };
  private Manager manager;

  @BeforeEach
  void build() throws Exception {
    manager = Manager.builder(rest).mapper(MemoryServer.mapper()).build();
  }

  @AfterEach
  void close() {
    manager.close();
    rest.close();
  }

  /** Keeps a Secret for each ConfigMap. */
  private record SecretKeeper(Client client) implements Reconciler {
    @Override
    public Result reconcile(Request request, ReconcileContext context) throws Exception {
      Optional<ConfigMap> map = client.get(ConfigMap.class, request.objectName());
      if (map.isEmpty()) {
        return Result.done();
      }
      Secret empty =
          Secret.builder()
              .metadata(m -> m.namespace(request.namespace()).name(request.name()))
              .build();
      Changed<Secret> unused =
          CreateOrUpdate.update(
              client,
              empty,
              secret ->
                  Owners.setController(
                      map.get(),
                      secret.toBuilder().type("of-" + map.get().data().get("type")).build(),
                      client.scheme()));
      return Result.done();
    }
  }

  private void startSecretKeeper() throws Exception {
    ControllerBuilder.managedBy(manager)
        .forType(ConfigMap.class)
        .owns(Secret.class)
        .build(new SecretKeeper(manager.client()));
    manager.start();
  }

  private boolean secretIs(String name, String type) {
    var secret = server.find("v1", "secrets", "a", name);
    return secret != null && secret.nested("type").filter(type::equals).isPresent();
  }

  @Test
  void ownedObjectFollowsItsOwnerAndIsPutRight() throws Exception {
    server.put("v1", "configmaps", ConfigMaps.of("a", "early", Map.of("type", "1")));
    startSecretKeeper();
    Eventually.that("made for what was there", () -> secretIs("early", "of-1"));

    server.put("v1", "configmaps", ConfigMaps.of("a", "late", Map.of("type", "1")));
    Eventually.that("made", () -> secretIs("late", "of-1"));
    server.put("v1", "configmaps", ConfigMaps.of("a", "late", Map.of("type", "2")));
    Eventually.that("follows", () -> secretIs("late", "of-2"));
    server.remove("v1", "secrets", "a", "late");

    Eventually.that("made anew", () -> secretIs("late", "of-2"));
  }

  @Test
  void nothingIsWrittenOnceAllIsAsItShouldBe() throws Exception {
    server.put("v1", "configmaps", ConfigMaps.of("a", "m", Map.of("type", "1")));
    startSecretKeeper();
    Eventually.that("made", () -> secretIs("m", "of-1"));
    server.endWatches();
    server.put("v1", "configmaps", ConfigMaps.of("a", "n", Map.of("type", "1")));
    Eventually.that("goes on after the watch ended", () -> secretIs("n", "of-1"));

    assertThat(server.writes())
        .containsExactlyInAnyOrder(
            "POST /api/v1/namespaces/a/secrets", "POST /api/v1/namespaces/a/secrets");
  }

  @Test
  void watchedObjectsAreMappedToRequests() throws Exception {
    ControllerBuilder.managedBy(manager)
        .named("mapped")
        .watches(Node.class, node -> List.of(new Request("of-node", node.metadata().name())))
        .build(watcher);
    manager.start();

    server.put("v1", "nodes", Node.builder().metadata(m -> m.name("n1")).build());

    Eventually.that("asked for", () -> seen.contains(new Request("of-node", "n1")));
  }

  @Test
  void mappersMayReadAndFailOnTheWay() throws Exception {
    server.put("v1", "configmaps", ConfigMaps.of("a", "uses", Map.of("node", "n1")));
    AtomicInteger tries = new AtomicInteger();
    Client client = manager.client();
    ControllerBuilder.managedBy(manager)
        .named("mapped")
        .watches(
            Node.class,
            node -> {
              if (tries.incrementAndGet() == 1) {
                throw new IOException("not now");
              }
              return client.list(ConfigMap.class).stream()
                  .filter(map -> node.metadata().name().equals(map.data().get("node")))
                  .map(Request::of)
                  .toList();
            })
        .build(watcher);
    manager.start();

    server.put("v1", "nodes", Node.builder().metadata(m -> m.name("n1")).build());

    Eventually.that("asked for", () -> seen.contains(new Request("a", "uses")));
  }

  @Test
  void handlersSeeWhatHappened() throws Exception {
    Set<String> created = ConcurrentHashMap.newKeySet();
    ControllerBuilder.managedBy(manager)
        .named("gone")
        .watchesEvents(
            ConfigMap.class,
            event -> {
              if (event instanceof ObjectEvent.Deleted<? extends ConfigMap>) {
                return List.of(Request.of(event.object()));
              }
              created.add(event.object().metadata().name());
              return List.of();
            })
        .build(watcher);
    manager.start();
    server.put("v1", "configmaps", ConfigMaps.named("a", "goes"));
    Eventually.that("listed or watched", () -> created.contains("goes"));
    server.put("v1", "configmaps", ConfigMaps.named("a", "stays"));
    // a deletion between the list and the watch would be lost on this server
    Eventually.that("watched", () -> created.contains("stays"));

    server.remove("v1", "configmaps", "a", "goes");

    Eventually.that("asked for", () -> !seen.isEmpty());
    assertThat(seen).containsExactly(new Request("a", "goes"));
  }

  @Test
  void everyOwnerIsAskedForIfTheBuilderSaysSo() throws Exception {
    ControllerBuilder.managedBy(manager)
        .forType(ConfigMap.class, event -> false)
        .ownsAny(ObjectKind.of(Secret.class), Predicates.inNamespace("a"))
        .build(watcher);
    manager.start();

    server.put("v1", "secrets", ownedByTwo("b"));
    server.put("v1", "secrets", ownedByTwo("a"));

    Eventually.that("both", () -> seen.size() == 2);
    assertThat(seen)
        .containsExactlyInAnyOrder(new Request("a", "controls"), new Request("a", "owns"));
  }

  private static Secret ownedByTwo(String namespace) {
    OwnerReference owner =
        OwnerReference.builder().apiVersion("v1").kind("ConfigMap").name("owns").uid("1").build();
    return Secret.builder()
        .metadata(m ->
            m.namespace(namespace)
                .name("owned")
                .ownerReferences(
                    List.of(
                        owner,
                        owner.toBuilder().name("controls").uid("2").controller(true).build())))
        .build();
  }

  @Test
  void rateLimiterSpreadsRepeatedTries() throws Exception {
    List<Request> limited = new CopyOnWriteArrayList<>();
    RateLimiter<Request> limiter =
        new RateLimiter<>() {
          @Override
          public Duration when(Request request) {
            limited.add(request);
            return Duration.ZERO;
          }

          @Override
          public void forget(Request request) {}

          @Override
          public int numRequeues(Request request) {
            return limited.size();
          }
        };
    List<Integer> retries = new CopyOnWriteArrayList<>();
    ControllerBuilder.managedBy(manager)
        .forType(ConfigMap.class)
        .rateLimiter(() -> limiter)
        .build((request, context) -> {
          retries.add(context.retries());
          return retries.size() < 3 ? Result.requeue() : Result.done();
        });
    manager.start();

    server.put("v1", "configmaps", ConfigMaps.named("a", "m"));

    Eventually.that("three times", () -> retries.size() == 3);
    assertThat(retries).containsExactly(0, 1, 2);
    assertThat(limited).containsExactly(new Request("a", "m"), new Request("a", "m"));
  }

  @Test
  void sourcesHaveTheTimeThatTheBuilderSays() throws Exception {
    ControllerBuilder.managedBy(manager)
        .named("hurried")
        .syncTimeout(Duration.ofMillis(30))
        .watchesSource(queue -> {
          new CountDownLatch(1).await();
          throw new IllegalStateException("it never starts");
        })
        .build(watcher);

    assertThatThrownBy(() -> manager.run())
        .rootCause()
        .hasMessage("a source of controller hurried has not synced within 30ms");
  }

  @Test
  void onlyTheLeaderRunsAControllerUnlessTheBuilderSaysOtherwise() {
    Controller leading =
        ControllerBuilder.managedBy(manager).forType(ConfigMap.class).build(watcher);
    Controller always =
        ControllerBuilder.managedBy(manager)
            .forType(Secret.class)
            .needsLeaderElection(false)
            .build(watcher);

    assertThat(leading.needsLeaderElection()).isTrue();
    assertThat(always.needsLeaderElection()).isFalse();
  }

  @Test
  void metadataIsEnoughToWatch() throws Exception {
    ControllerBuilder.managedBy(manager)
        .forType(ObjectKind.metadata(ConfigMap.class))
        .owns(ObjectKind.metadata(Secret.class))
        .build(watcher);
    server.put("v1", "configmaps", ConfigMaps.of("a", "big", Map.of("k", "v")));
    manager.start();

    Eventually.that("asked for", () -> seen.contains(new Request("a", "big")));
    assertThat(manager.cache().informer(ObjectKind.metadata(ConfigMap.class)).lister().list())
        .singleElement()
        .satisfies(part -> assertThat(part.metadata().name()).isEqualTo("big"));
  }

  @Test
  void predicatesAndNamespacesKeepRequestsOut() throws Exception {
    ControllerBuilder.managedBy(manager)
        .named("choosy")
        .forType(ConfigMap.class, Predicates.labels(Selector.parse("take")))
        .withPredicates(Predicates.noDeletions())
        .onlyIn("a")
        .build(watcher);
    ChannelSource<ConfigMap> channel = new ChannelSource<>(EventHandlers.forObject());
    ControllerBuilder.managedBy(manager).named("told").watchesSource(channel).build(watcher);
    manager.start();

    server.put("v1", "configmaps", labelled("a", "unlabelled", Map.of()));
    server.put("v1", "configmaps", labelled("b", "elsewhere", Map.of("take", "")));
    server.put("v1", "configmaps", labelled("a", "taken", Map.of("take", "")));
    channel.send(ConfigMaps.named("b", "said"));

    Eventually.that("both came", () -> seen.size() >= 2);
    assertThat(seen).containsExactlyInAnyOrder(new Request("a", "taken"), new Request("b", "said"));
  }

  private static ConfigMap labelled(String namespace, String name, Map<String, String> labels) {
    return ConfigMap.builder()
        .metadata(m -> m.namespace(namespace).name(name).labels(labels))
        .build();
  }

  @Test
  void mistakesAreRefused() {
    assertThatIllegalStateException()
        .isThrownBy(() -> ControllerBuilder.managedBy(manager).owns(Secret.class));
    assertThatIllegalStateException()
        .isThrownBy(() -> ControllerBuilder.managedBy(manager).named("none").build(watcher));
    assertThatIllegalStateException()
        .isThrownBy(() ->
            ControllerBuilder.managedBy(manager).forType(ConfigMap.class).forType(Secret.class));
    assertThatIllegalStateException()
        .isThrownBy(() ->
            ControllerBuilder.managedBy(manager)
                .watches(Node.class, node -> List.of())
                .build(watcher))
        .withMessageContaining("needs a name");
  }
}
