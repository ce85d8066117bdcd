package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Store;
import dev.navarch.storage.etcd.EtcdConfig;
import dev.navarch.storage.etcd.EtcdStore;
import dev.navarch.storage.replica.ReplicaStore;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import dev.navarch.testing.server.EventStream.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two servers on one real etcd, whose content is laid out as Kubernetes does it. */
final class EtcdServerTest {
  private static final String HERE = ConfigMaps.in("default");

  /** What was started, the last first: all of it, or nothing where there is no etcd. */
  private static final Deque<AutoCloseable> OPENED = new ArrayDeque<>();

  private static EtcdServer etcd;
  private static RunningServer first;
  private static RunningServer second;
  private static ApiClient one;
  private static ApiClient other;

  @BeforeAll
  static void start() {
    etcd = opened(EtcdServer.start(EtcdOptions.DEFAULT.withoutSync()));
    first = opened(RunningServer.on(store(), false));
    second = opened(RunningServer.on(store(), false));
    one = opened(first.client());
    other = opened(second.client());
  }

  private static <T extends AutoCloseable> T opened(T part) {
    OPENED.push(part);
    return part;
  }

  private static Store store() {
    return ReplicaStore.open(EtcdStore.open(EtcdConfig.of(etcd.endpoint().toString())));
  }

  @AfterAll
  static void stop() throws Exception {
    for (AutoCloseable part : OPENED) {
      part.close();
    }
  }

  private static String at(String name) {
    return HERE + "/" + name;
  }

  @Test
  void objectsLieWhereKubernetesKeepsThemInItsForm() {
    one.post(HERE, ConfigMaps.holding("kept", "value")).object();
    one.post(
            "/apis/apps/v1/namespaces/default/deployments",
            """
            {"metadata":{"name":"kept"},"spec":{"selector":{"matchLabels":{"a":"b"}},
             "template":{"metadata":{"labels":{"a":"b"}},
              "spec":{"containers":[{"name":"c","image":"i"}]}}}}
            """)
        .object();
    one.post(
            "/api/v1/namespaces/default/services",
            "{\"metadata\":{\"name\":\"kept\"},\"spec\":{\"ports\":[{\"port\":80}]}}")
        .object();
    one.post("/api/v1/nodes", ConfigMaps.named("kept")).object();

    try (EtcdStore everything =
        EtcdStore.open(EtcdConfig.of(etcd.endpoint().toString()).withKeyPrefix("/"))) {
      for (String key :
          List.of(
              "registry/configmaps/default/kept",
              "registry/deployments/default/kept",
              "registry/services/specs/default/kept",
              "registry/minions/kept",
              "registry/namespaces/default",
              "registry/services/specs/default/kubernetes")) {
        KeyValue stored = everything.get(ByteString.utf8(key)).orElseThrow();
        assertThat(new String(bytes(stored), StandardCharsets.ISO_8859_1))
            .as(key)
            .startsWith("k8s\0");
      }
      assertThat(everything.range(RangeRequest.of(KeySpan.prefix(""))).items())
          .extracting(item -> item.key().utf8())
          .allMatch(key -> key.startsWith("registry/") || key.equals("compact_rev_key"));
    }
  }

  private static byte[] bytes(KeyValue stored) {
    return stored.value().toByteArray();
  }

  @Test
  void eachServerSeesAtOnceWhatTheOtherWrites() {
    for (int i = 0; i < 20; i++) {
      String name = "seen-" + i;
      ApiClient writer = i % 2 == 0 ? one : other;
      ApiClient reader = i % 2 == 0 ? other : one;

      Json created = writer.post(HERE, ConfigMaps.named(name)).object();
      assertThat(reader.get(at(name)).object()).isEqualTo(created);

      Json changed = reader.merge(at(name), "{\"data\":{\"a\":\"b\"}}").object();
      assertThat(writer.get(at(name)).object()).isEqualTo(changed);
      assertThat(writer.get(HERE).object().at("items").items()).contains(item(changed));

      writer.delete(at(name));
      assertThat(reader.get(at(name)).status()).isEqualTo(404);
    }
  }

  /** Items of lists do not say what they are. */
  private static Json item(Json object) {
    Map<Object, Object> fields = new TreeMap<>((Map<?, ?>) Objects.requireNonNull(object.value()));
    fields.remove("apiVersion");
    fields.remove("kind");
    return new Json(fields);
  }

  @Test
  void aWatchOnOneServerHearsWritesOfTheOther() throws Exception {
    long start = one.get(HERE).object().version();
    List<Long> versions = new ArrayList<>();
    try (EventStream events =
        EventStream.open(one, HERE, "&timeoutSeconds=20&resourceVersion=" + start)) {
      for (int i = 0; i < 30; i++) {
        versions.add(
            (i % 2 == 0 ? one : other)
                .post(HERE, ConfigMaps.named("told-" + i))
                .object()
                .version());
      }
      for (int i = 0; i < 30; i++) {
        Event event = nextOf(events, "default/told-");
        assertThat(event.key()).isEqualTo("default/told-" + i);
        assertThat(event.version()).isEqualTo(versions.get(i));
      }
    }
  }

  private static Event nextOf(EventStream events, String prefix) throws IOException {
    while (true) {
      Event event = events.next().orElseThrow();
      if (event.key().startsWith(prefix)) {
        return event;
      }
    }
  }

  @Test
  void ofConflictingUpdatesThroughDifferentServersExactlyOneWins() {
    long version = one.post(HERE, ConfigMaps.named("prize")).object().version();
    for (int round = 0; round < 15; round++) {
      String body = "round-" + round + "-";
      long expected = version;

      List<Answer> answers =
          Crowd.of(
              6,
              i ->
                  (i % 2 == 0 ? one : other)
                      .put(at("prize"), ConfigMaps.replacing("prize", expected, body + i)));

      List<Answer> winners = answers.stream().filter(Answer::isSuccess).toList();
      assertThat(winners).hasSize(1);
      assertThat(answers).filteredOn(answer -> answer.status() == 409).hasSize(5);
      Json winner = winners.get(0).json();
      assertThat(one.get(at("prize")).object()).isEqualTo(winner);
      assertThat(other.get(at("prize")).object()).isEqualTo(winner);
      version = winner.version();
    }
  }

  @Test
  void patchesThroughBothServersAllLand() {
    one.post(HERE, ConfigMaps.named("pile")).object();

    Crowd.of(
        8,
        i -> {
          for (int n = 0; n < 10; n++) {
            String patch = "{\"data\":{\"k-%d-%d\":\"\"}}".formatted(i, n);
            (i % 2 == 0 ? one : other).merge(at("pile"), patch).object();
          }
          return i;
        });

    assertThat((Map<?, ?>) one.get(at("pile")).object().at("data").value()).hasSize(80);
  }

  @Test
  void twoServersGiveNoAddressTwice() {
    Crowd.of(
        6,
        i -> {
          for (int n = 0; n < 8; n++) {
            (i % 2 == 0 ? one : other)
                .post(
                    "/api/v1/namespaces/default/services",
                    "{\"metadata\":{\"name\":\"a-%d-%d\"},\"spec\":{\"ports\":[{\"port\":80}]}}"
                        .formatted(i, n))
                .object();
          }
          return i;
        });

    List<Json> services = one.get("/api/v1/services").object().at("items").items();
    Set<String> addresses = new HashSet<>();
    services.forEach(service -> addresses.add(service.at("spec", "clusterIP").text()));
    assertThat(addresses).hasSameSizeAs(services).doesNotContain("");
  }

  @Test
  void pagesOfOneServerGoOnAtTheOther() {
    one.post("/api/v1/namespaces", ConfigMaps.named("pages")).object();
    String pages = ConfigMaps.in("pages");
    for (int i = 0; i < 10; i++) {
      one.post(pages, ConfigMaps.named("o-" + i)).object();
    }

    Json start = one.get(pages + "?limit=4").object();
    other.delete(pages + "/o-7");
    Json rest = other.get(pages + "?continue=" + start.at("metadata", "continue").text()).object();

    assertThat(rest.version()).isEqualTo(start.version());
    assertThat(rest.at("items").items())
        .extracting(Json::name)
        .containsExactly("o-4", "o-5", "o-6", "o-7", "o-8", "o-9");
  }

  @Test
  void customResourcesAreSharedAndLieAsJson() {
    one.post(
            "/apis/apiextensions.k8s.io/v1/customresourcedefinitions",
            """
            {"metadata":{"name":"things.etcd.example.com"},
             "spec":{"group":"etcd.example.com","scope":"Namespaced",
              "names":{"plural":"things","singular":"thing","kind":"Thing"},
              "versions":[{"name":"v1","served":true,"storage":true,"schema":{"openAPIV3Schema":
               {"type":"object","properties":{"spec":{"type":"object","properties":
                {"size":{"type":"integer"}}}}}}}]}}
            """)
        .object();
    String things = "/apis/etcd.example.com/v1/namespaces/default/things";
    assertThat(
            Await.until(
                Duration.ofSeconds(30),
                () -> one.get(things).isSuccess() && other.get(things).isSuccess()))
        .as("both servers serve the new resource")
        .isTrue();

    Json created =
        other
            .post(
                things,
                """
                {"apiVersion":"etcd.example.com/v1","kind":"Thing","metadata":{"name":"t"},
                 "spec":{"size":3}}
                """)
            .object();

    assertThat(one.get(things + "/t").object()).isEqualTo(created);
    KeyValue stored =
        first.store().get(ByteString.utf8("etcd.example.com/things/default/t")).orElseThrow();
    assertThat(Json.parse(bytes(stored)).at("spec", "size").number()).isEqualTo(3);
  }
}
