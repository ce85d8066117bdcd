package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.server.EventStream.Event;
import dev.navarch.testing.server.Observer.Habits;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;

/** Watches while many write: every watcher ends up knowing exactly what is there. */
final class WatchUnderLoadTest {
  private static final long SEED = 20;
  private static final List<String> NAMESPACES = List.of("ns-0", "ns-1", "ns-2", "ns-3");
  private static final int WRITERS = 20;
  private static final int WRITES_EACH = 40;
  private static final int WATCHERS = 100;

  /** Watchers share connections; the first is of HTTP/1.1, where each has one to itself. */
  private static final int CONNECTIONS = 12;

  /** The object that is written last in each namespace. */
  private static final String LAST = "zz-last";

  @Test
  void watchersThatComeAndGoMissNothingAndHearNothingTwice() {
    try (RunningServer server = RunningServer.inMemory();
        ApiClient client = server.client()) {
      createNamespaces(client);

      List<Observer> observers = observeWriters(server, client);

      Observer reference = observers.get(0);
      assertThat(reference.heard()).hasSizeGreaterThan(WRITERS * WRITES_EACH / 2);
      for (Observer observer : observers) {
        checkState(client, observer);
        checkEvents(observer, reference);
      }
      assertThat(observers.stream().mapToInt(Observer::connections).sum())
          .isGreaterThan(WATCHERS * 3);
      assertThat(observers).allMatch(observer -> observer.expirations() == 0);
      assertNothingLeft(client);
    }
  }

  @Test
  void watchersThatFallTooFarBehindBeginAgain() throws Exception {
    try (RunningServer server = RunningServer.withHistory(60);
        ApiClient client = server.client()) {
      createNamespaces(client);
      Observer late = observer(client, new Habits(ConfigMaps.EVERYWHERE, "", false, false, false));
      late.list();

      List<Observer> observers = observeWriters(server, client);
      Observer unused = late.call();

      observers.forEach(observer -> checkState(client, observer));
      checkState(client, late);
      assertThat(late.expirations()).isEqualTo(1);
      assertNothingLeft(client);
    }
  }

  private static void createNamespaces(ApiClient client) {
    NAMESPACES.forEach(name -> client.post("/api/v1/namespaces", ConfigMaps.named(name)).object());
  }

  /**
   * Lets writers write and observers observe, all at once, until all are done. The observers are
   * there first.
   */
  private static List<Observer> observeWriters(RunningServer server, ApiClient client) {
    List<ApiClient> watching = new ArrayList<>();
    try {
      for (int i = 0; i < CONNECTIONS; i++) {
        watching.add(
            ApiClient.to(
                server.url(),
                server.trust(),
                i == 0 ? HttpClient.Version.HTTP_1_1 : HttpClient.Version.HTTP_2));
      }
      List<Observer> observers = new ArrayList<>();
      observers.add(observer(client, new Habits(ConfigMaps.EVERYWHERE, "", false, false, false)));
      Random random = new Random(SEED);
      for (int i = 1; i < WATCHERS; i++) {
        Habits habits =
            new Habits(
                random.nextInt(3) == 0
                    ? ConfigMaps.EVERYWHERE
                    : ConfigMaps.in(NAMESPACES.get(random.nextInt(NAMESPACES.size()))),
                random.nextInt(4) == 0 ? "color=red" : "",
                random.nextInt(3) == 0,
                random.nextInt(3) == 0,
                random.nextInt(8) == 0);
        observers.add(observer(watching.get(i % CONNECTIONS), habits));
      }
      List<Callable<Object>> all = new ArrayList<>();
      observers.forEach(observer -> all.add(observer::call));
      all.add(() -> {
        for (Observer observer : observers) {
          observer.awaitBegin();
        }
        Crowd.of(WRITERS, number -> write(client, number));
        for (String namespace : NAMESPACES) {
          client.post(ConfigMaps.in(namespace), colored(LAST, "red", 0)).object();
        }
        return "written";
      });
      Crowd.run(all);
      return observers;
    } finally {
      watching.forEach(ApiClient::close);
    }
  }

  private static Observer observer(ApiClient client, Habits habits) {
    Set<String> awaited =
        NAMESPACES.stream()
            .filter(namespace ->
                habits.path().equals(ConfigMaps.EVERYWHERE)
                    || habits.path().equals(ConfigMaps.in(namespace)))
            .map(namespace -> namespace + "/" + LAST)
            .collect(Collectors.toSet());
    return new Observer(client, habits, SEED + habits.hashCode(), awaited);
  }

  /** Creates, replaces, patches and deletes; what does not work out does not matter. */
  private static int write(ApiClient client, int number) {
    Random random = new Random(SEED * 1000 + number);
    int written = 0;
    for (int i = 0; i < WRITES_EACH; i++) {
      String namespace = NAMESPACES.get(random.nextInt(NAMESPACES.size()));
      String name = "o-" + random.nextInt(20);
      String path = ConfigMaps.path(namespace, name);
      String color = random.nextBoolean() ? "red" : "blue";
      int value = number * WRITES_EACH + i;
      Answer answer =
          switch (random.nextInt(4)) {
            case 0 -> client.post(ConfigMaps.in(namespace), colored(name, color, value));
            case 1 -> client.put(path, colored(name, color, value));
            case 2 ->
                client.merge(
                    path,
                    "{\"metadata\":{\"labels\":{\"color\":\"%s\"}},\"data\":{\"v\":\"%d\"}}"
                        .formatted(color, value));
            default ->
                random.nextBoolean()
                    ? client.delete(path)
                    : client.post(ConfigMaps.in(namespace), colored(name, color, value));
          };
      assertThat(answer.status()).as(answer.toString()).isIn(200, 201, 404, 409);
      written += answer.isSuccess() ? 1 : 0;
    }
    return written;
  }

  private static String colored(String name, String color, int value) {
    return "{\"metadata\":{\"name\":\"%s\",\"labels\":{\"color\":\"%s\"}},\"data\":{\"v\":\"%d\"}}"
        .formatted(name, color, value);
  }

  private static void checkState(ApiClient client, Observer observer) {
    Habits habits = observer.habits();
    String query = habits.selector().isEmpty() ? "" : "?labelSelector=" + habits.selector();
    Map<String, Long> there = new TreeMap<>();
    client
        .get(habits.path() + query)
        .object()
        .at("items")
        .items()
        .forEach(item -> there.put(item.key(), item.version()));
    assertThat(observer.known()).as(habits.toString()).isEqualTo(there);
  }

  /** An observer without a selector has heard of every write in its namespaces. */
  private static void checkEvents(Observer observer, Observer reference) {
    if (observer.habits().selector().isEmpty()
        && observer.habits().path().equals(ConfigMaps.EVERYWHERE)) {
      assertThat(observer.heard())
          .as(observer.habits().toString())
          .isEqualTo(
              reference.heard().stream()
                  .filter(
                      version -> version > observer.heardSince() && version <= observer.version())
                  .toList());
    }
  }

  /** Watches that are over hold nothing in the server. */
  private static void assertNothingLeft(ApiClient client) {
    assertThat(
            Await.until(
                Duration.ofSeconds(30), () -> client.metric("apiserver_longrunning_requests") == 0))
        .as("watches that nobody reads any more")
        .isTrue();
  }

  @Test
  void aWatcherThatDoesNotReadHoldsUpNobody() throws Exception {
    try (RunningServer server = RunningServer.inMemory();
        ApiClient client = server.client()) {
      long start = client.get(ConfigMaps.in("default")).object().version();
      String path = ConfigMaps.in("default");
      String filling = "x".repeat(400_000);
      int writes = 60;
      try (SSLSocket idle = server.trust().connect(server.port(), "http/1.1", 30_000);
          EventStream reading = EventStream.open(client, path, "&resourceVersion=" + start)) {
        idle.getOutputStream()
            .write(
                "GET %s?watch=1&resourceVersion=%d HTTP/1.1\r\nHost: x\r\n\r\n"
                    .formatted(path, start)
                    .getBytes(StandardCharsets.US_ASCII));
        Crowd.run(
            List.<Callable<Object>>of(
                () -> {
                  for (int i = 0; i < writes; i++) {
                    client.post(path, ConfigMaps.holding("large-" + i, filling)).object();
                  }
                  return "written";
                },
                () -> {
                  for (int i = 0; i < writes; i++) {
                    Event event = reading.next().orElseThrow();
                    assertThat(event.key()).isEqualTo("default/large-" + i);
                  }
                  return "read";
                }));
      }
      assertNothingLeft(client);
    }
  }

  @Test
  void watchesWhoseClientsAreGoneAtOnceAreNotKept() {
    try (RunningServer server = RunningServer.inMemory();
        ApiClient client = server.client()) {
      byte[] request =
          "GET /api/v1/configmaps?watch=1 HTTP/1.1\r\nHost: x\r\n\r\n"
              .getBytes(StandardCharsets.US_ASCII);

      Crowd.of(
          10,
          i -> {
            for (int n = 0; n < 20; n++) {
              SSLSocket socket = server.trust().connect(server.port(), "http/1.1", 10_000);
              socket.getOutputStream().write(request);
              // The reset overtakes whatever the server is about to say.
              socket.setSoLinger(true, 0);
              socket.close();
            }
            return i;
          });

      assertNothingLeft(client);
    }
  }

  @Test
  void aWatchEndsWhenItsTimeIsUpWithABookmarkThatIsNotBehindItsEvents() throws Exception {
    try (RunningServer server = RunningServer.inMemory();
        ApiClient client = server.client()) {
      String path = ConfigMaps.in("default");
      client.post(path, ConfigMaps.named("busy")).object();
      List<Callable<Object>> clients = new ArrayList<>();
      for (int i : IntStream.range(0, 20).toArray()) {
        clients.add(() -> {
          long last = 0;
          String type = "";
          try (EventStream events =
              EventStream.open(client, path, "&timeoutSeconds=1&allowWatchBookmarks=true")) {
            for (Event event = events.next().orElse(null);
                event != null;
                event = events.next().orElse(null)) {
              assertThat(event.version()).isGreaterThanOrEqualTo(last);
              last = event.version();
              type = event.type();
            }
          }
          return type + i;
        });
      }
      clients.add(() -> {
        for (int i = 0; i < 600; i++) {
          client.merge(path + "/busy", "{\"data\":{\"v\":\"" + i + "\"}}").object();
        }
        return "written";
      });

      List<Object> ends = Crowd.run(clients);

      assertThat(ends.subList(0, 20)).allMatch(end -> end.toString().startsWith("BOOKMARK"));
    }
  }
}
