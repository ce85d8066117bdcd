package dev.navarch.controllerruntime.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.client.LiveClient;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.event.EventHandlers;
import dev.navarch.controllerruntime.event.ObjectEvent;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import dev.navarch.controllerruntime.testserver.Eventually;
import dev.navarch.controllerruntime.testserver.MemoryServer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class InformerSourceTest {
  private final MemoryServer server = new MemoryServer();
  private final RestClient rest = server.client();
  private final List<Request> requests = new CopyOnWriteArrayList<>();
  private final List<ObjectEvent<?>> events = new CopyOnWriteArrayList<>();
  private final RequestQueue queue =
      new RequestQueue() {
        @Override
        public void add(Request request) {
          requests.add(request);
        }

        @Override
        public void addAfter(Request request, Duration delay) {
          requests.add(request);
        }

        @Override
        public void addRateLimited(Request request) {
          requests.add(request);
        }
      };
  private SharedIndexInformer<ConfigMap> informer;

  @BeforeEach
  void start() {
    server.put("v1", "configmaps", ConfigMaps.named("a", "there"));
    informer =
        SharedIndexInformer.builder(
                new LiveClient(rest, MemoryServer.mapper())
                    .listerWatcher(
                        ObjectKind.of(ConfigMap.class), "", ListOptions.builder().build()))
            .build();
    informer.start();
  }

  @AfterEach
  void close() {
    informer.close();
    rest.close();
  }

  private Source source() {
    return Sources.informer(
        informer,
        event -> {
          events.add(event);
          return true;
        },
        EventHandlers.forObject());
  }

  @Test
  void everythingThatIsThereIsAskedForAtEachStart() throws Exception {
    for (int i = 0; i < 2; i++) {
      requests.clear();
      try (Source.Running running = source().start(queue)) {
        assertThat(running.awaitSynced(Duration.ofSeconds(20))).isTrue();
        assertThat(requests).containsExactly(new Request("a", "there"));
      }
    }
    assertThat(events).allMatch(e -> e instanceof ObjectEvent.Created<?> c && c.inInitialList());
  }

  @Test
  void eventsSayWhatHappened() throws Exception {
    try (Source.Running running = source().start(queue)) {
      assertThat(running.awaitSynced(Duration.ofSeconds(20))).isTrue();
      server.put("v1", "configmaps", ConfigMaps.of("a", "there", Map.of("k", "v")));
      Eventually.that("told of the change", () -> events.size() == 2);
      server.remove("v1", "configmaps", "a", "there");
      Eventually.that("told of the end", () -> events.size() == 3);
    }

    assertThat(events.get(1)).isInstanceOf(ObjectEvent.Updated.class);
    assertThat(events.get(2)).isInstanceOf(ObjectEvent.Deleted.class);
  }

  @Test
  void closedSourceAsksForNothing() throws Exception {
    Source.Running running = source().start(queue);
    assertThat(running.awaitSynced(Duration.ofSeconds(20))).isTrue();
    running.close();

    server.put("v1", "configmaps", ConfigMaps.named("a", "later"));
    Eventually.that("the informer knows", () -> informer.indexer().getByKey("a/later").isPresent());

    assertThat(requests).containsExactly(new Request("a", "there"));
  }
}
