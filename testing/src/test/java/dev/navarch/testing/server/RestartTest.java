package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.server.EventStream.Event;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code navarch up} on a folder: killed, started again, started twice, told to stop. */
final class RestartTest {
  private static final String CONFIG_MAPS = ConfigMaps.in("default");
  private static final String SERVICES = "/api/v1/namespaces/default/services";
  private static final int WRITERS = 6;

  @TempDir private Path temporary;

  private Path folder() {
    return temporary.resolve("data");
  }

  @Test
  void whatWasAcknowledgedSurvivesKillsInTheMiddleOfWrites() {
    Map<String, Json> acknowledged = new ConcurrentHashMap<>();
    long oldVersion = 0;
    Map<String, Long> oldState = Map.of();
    for (int round = 0; round < 3; round++) {
      try (ServerProcess server = ServerProcess.start(folder());
          ApiClient client = server.client()) {
        if (round == 0) {
          Json list = client.get(CONFIG_MAPS).object();
          oldVersion = list.version();
          oldState = versions(list);
        } else {
          checkEverythingIsThere(client, acknowledged);
        }
        writeUntilKilled(server, client, round, acknowledged);
      }
    }

    try (ServerProcess server = ServerProcess.start(folder());
        ApiClient client = server.client()) {
      checkEverythingIsThere(client, acknowledged);
      checkAddressesAreDifferent(client);
      Map<String, Long> now = versions(client.get(CONFIG_MAPS).object());
      assertThat(replayed(client, oldVersion, oldState, now)).isEqualTo(now);
    }
  }

  private static void writeUntilKilled(
      ServerProcess server, ApiClient client, int round, Map<String, Json> acknowledged) {
    AtomicInteger writes = new AtomicInteger();
    List<Callable<Object>> all = new ArrayList<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      String own = "w" + round + "-" + writer + "-";
      all.add(() -> {
        try {
          for (int i = 0; i < 10_000; i++) {
            Answer answer = write(client, own, i);
            if (answer.isSuccess()) {
              Json object = answer.json();
              acknowledged.put(object.at("kind").text() + " " + object.name(), object);
            }
            writes.incrementAndGet();
          }
          throw new AssertionError("the server was never killed");
        } catch (UncheckedIOException e) {
          return "cut off";
        }
      });
    }
    all.add(() -> {
      boolean busy = Await.until(Duration.ofSeconds(30), () -> writes.get() > 120);
      server.kill();
      return busy ? "killed" : "idle";
    });
    assertThat(Crowd.run(all)).contains("killed").doesNotContain("idle");
  }

  private static Answer write(ApiClient client, String own, int number) {
    String name = own + number;
    return switch (number % 5) {
      case 0 ->
          client.post(
              SERVICES,
              """
              {"metadata":{"name":"%s"},"spec":{"ports":[{"port":80}],"selector":{"a":"b"}}}
              """
                  .formatted("s" + name));
      case 1 ->
          client.merge(CONFIG_MAPS + "/" + own + (number - 4), "{\"data\":{\"changed\":\"yes\"}}");
      default -> client.post(CONFIG_MAPS, ConfigMaps.holding(name, "v" + number));
    };
  }

  /** An object is there as it was acknowledged, or as a write left it that nobody heard of. */
  private static void checkEverythingIsThere(ApiClient client, Map<String, Json> acknowledged) {
    Map<String, Json> there = new TreeMap<>();
    Json configMaps = client.get(CONFIG_MAPS).object();
    Json services = client.get(SERVICES).object();
    configMaps.at("items").items().forEach(item -> there.put("ConfigMap " + item.name(), item));
    services.at("items").items().forEach(item -> there.put("Service " + item.name(), item));
    acknowledged.forEach((name, before) -> {
      assertThat(there).containsKey(name);
      Json now = there.getOrDefault(name, before);
      assertThat(now.uid()).as(name).isEqualTo(before.uid());
      assertThat(now.version()).as(name).isGreaterThanOrEqualTo(before.version());
      assertThat(now.at("spec", "clusterIP")).isEqualTo(before.at("spec", "clusterIP"));
      if (now.version() == before.version()) {
        assertThat(now.at("data")).as(name).isEqualTo(before.at("data"));
        assertThat(now.at("metadata")).as(name).isEqualTo(before.at("metadata"));
      } else {
        assertThat(now.at("data", "changed").text()).as(name).isEqualTo("yes");
      }
      assertThat(configMaps.version()).isGreaterThanOrEqualTo(before.version());
    });
  }

  private static void checkAddressesAreDifferent(ApiClient client) {
    client.post(SERVICES, "{\"metadata\":{\"name\":\"last\"},\"spec\":{\"ports\":[{\"port\":1}]}}");
    List<Json> services = client.get(SERVICES).object().at("items").items();
    Set<String> addresses = new HashSet<>();
    services.forEach(service -> addresses.add(service.at("spec", "clusterIP").text()));
    assertThat(addresses).hasSameSizeAs(services).doesNotContain("");
  }

  private static Map<String, Long> versions(Json list) {
    Map<String, Long> versions = new TreeMap<>();
    list.at("items").items().forEach(item -> versions.put(item.key(), item.version()));
    return versions;
  }

  /** A state with everything that happened since, until it is the one of now. */
  private static Map<String, Long> replayed(
      ApiClient client, long version, Map<String, Long> state, Map<String, Long> now) {
    Map<String, Long> replayed = new TreeMap<>(state);
    long last = now.values().stream().mapToLong(Long::longValue).max().orElse(version);
    try (EventStream events =
        EventStream.open(client, CONFIG_MAPS, "&timeoutSeconds=20&resourceVersion=" + version)) {
      long heard = version;
      while (heard < last) {
        Event event = events.next().orElseThrow();
        assertThat(event.version()).as(event.toString()).isGreaterThan(heard);
        assertThat(event.type())
            .as(event.toString())
            .isEqualTo(replayed.containsKey(event.key()) ? "MODIFIED" : "ADDED");
        heard = event.version();
        replayed.put(event.key(), heard);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return replayed;
  }

  @Test
  void aSecondServerOnTheSameFolderSaysSoAndEnds() throws Exception {
    try (ServerProcess first = ServerProcess.start(folder());
        ServerProcess second = ServerProcess.launch(folder());
        ApiClient client = first.client()) {
      assertThat(second.exitCode()).isNotZero();
      assertThat(second.errors().strip().lines())
          .hasSize(1)
          .first()
          .asString()
          .startsWith("error: ")
          .contains(folder().toString());
      assertThat(client.get("/readyz").status()).isEqualTo(200);
    }
  }

  @Test
  void aServerWhosePortIsTakenSaysSoAndEnds() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        ServerProcess server =
            ServerProcess.launch(
                folder(), "--secure-port", Integer.toString(taken.getLocalPort()))) {
      assertThat(server.exitCode()).isNotZero();
      assertThat(server.errors().strip().lines())
          .hasSize(1)
          .first()
          .asString()
          .startsWith("error: ")
          .contains(Integer.toString(taken.getLocalPort()));
    }
  }

  @Test
  void aServerThatCannotUseItsFolderSaysSoAndEnds() throws Exception {
    Path file = Files.createFile(temporary.resolve("file"));
    for (Path impossible : List.of(file, file.resolve("below"))) {
      try (ServerProcess server = ServerProcess.launch(impossible)) {
        assertThat(server.exitCode()).isNotZero();
        assertThat(server.errors().strip().lines())
            .hasSize(1)
            .first()
            .asString()
            .startsWith("error: ")
            .contains(impossible.toString());
      }
    }
  }

  @Test
  void aServerThatIsToldToStopEndsItsWatchesAndSucceeds() throws Exception {
    try (ServerProcess server = ServerProcess.start(folder());
        ApiClient client = server.client();
        EventStream events = EventStream.open(client, CONFIG_MAPS, "&allowWatchBookmarks=true")) {
      client.post(CONFIG_MAPS, ConfigMaps.named("last-words")).object();
      Event event = events.next().orElseThrow();
      while (!event.key().equals("default/last-words")) {
        event = events.next().orElseThrow();
      }

      server.terminate();

      // an end that is not in order throws
      while (events.next().isPresent()) {}
      assertThat(server.exitCode()).isZero();
      assertThat(server.errors()).isEmpty();
    }
  }

  @Test
  void whatTheServerKeepsIsForItsOwnerAlone() throws IOException {
    try (ServerProcess server = ServerProcess.start(folder());
        ApiClient client = server.client()) {
      client
          .post(
              "/api/v1/namespaces/default/secrets",
              "{\"metadata\":{\"name\":\"s\"},\"stringData\":{\"password\":\"secret\"}}")
          .object();

      try (Stream<Path> files = Files.walk(folder())) {
        assertThat(files.filter(Files::isRegularFile))
            .filteredOn(file -> !file.toString().endsWith(".crt"))
            .hasSizeGreaterThan(3)
            .allMatch(this::isPrivate);
      }
    }
  }

  /** Whether others are kept from a file: by its own permissions or by those of a folder. */
  private boolean isPrivate(Path file) {
    for (Path path = file; path != null && !path.equals(temporary); path = path.getParent()) {
      try {
        if (PosixFilePermissions.toString(Files.getPosixFilePermissions(path)).endsWith("------")) {
          return true;
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return false;
  }
}
