package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Many tests at once, each with a control plane of its own. */
final class ParallelForksTest {
  private static final int FORKS = 50;
  private static final String HERE = ConfigMaps.in("default");

  @Test
  void forksKnowNothingOfEachOtherAndLeaveNothingBehind() {
    Set<Thread> before;
    List<Integer> ports;
    try (TestControlPlane original = TestControlPlane.start()) {
      Trust trust = Trust.in(original.authorityPem());
      try (ApiClient client = ApiClient.to(original.url(), trust).withToken(original.token())) {
        Json prepared = client.post(HERE, ConfigMaps.holding("prepared", "x")).object();
        useFork(original, trust, prepared, -1);
        before = threads();

        ports = Crowd.of(FORKS, number -> useFork(original, trust, prepared, number));

        assertThat(client.get(HERE).object().at("items").items())
            .extracting(Json::name)
            .containsExactly("prepared");
        // A fork may get the port of another one that is closed already, and never one in use.
        assertThat(ports).hasSize(FORKS).doesNotContain(original.url().getPort());
      }
      assertThat(Await.until(Duration.ofSeconds(30), () -> leftOver(before).isEmpty()))
          .as(() -> "threads that stayed: " + leftOver(before))
          .isTrue();
    }
    for (int port : ports) {
      assertThat(isOpen(port)).as("port " + port).isFalse();
    }
  }

  /** Uses one fork as a test would, while others use theirs; the port it had. */
  private static int useFork(TestControlPlane original, Trust trust, Json prepared, int number) {
    try (TestControlPlane fork = original.fork();
        ApiClient client = ApiClient.to(fork.url(), trust).withToken(fork.token())) {
      assertThat(client.get(HERE + "/prepared").object()).isEqualTo(prepared);
      String name = "own-" + number;
      client.post(HERE, ConfigMaps.named(name)).object();
      try (EventStream events =
          EventStream.open(client, HERE, "&resourceVersion=" + prepared.version())) {
        assertThat(events.next().orElseThrow().key()).isEqualTo("default/" + name);
        client.merge(HERE + "/prepared", "{\"data\":{\"v\":\"%d\"}}".formatted(number)).object();
        assertThat(events.next().orElseThrow().key()).isEqualTo("default/prepared");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      assertThat(client.get(HERE).object().at("items").items())
          .extracting(Json::name)
          .containsExactly(name, "prepared");
      return fork.url().getPort();
    }
  }

  @Test
  void aForkOfAForkIsAForkToo() {
    try (TestControlPlane original = TestControlPlane.start()) {
      Trust trust = Trust.in(original.authorityPem());
      List<TestControlPlane> chain = new ArrayList<>(List.of(original));
      try {
        for (int i = 0; i < 5; i++) {
          TestControlPlane last = chain.get(i);
          try (ApiClient client = ApiClient.to(last.url(), trust).withToken(last.token())) {
            client.post(HERE, ConfigMaps.named("at-" + i)).object();
          }
          chain.add(last.fork());
        }
        for (int i = 0; i < chain.size(); i++) {
          TestControlPlane at = chain.get(i);
          try (ApiClient client = ApiClient.to(at.url(), trust).withToken(at.token())) {
            assertThat(client.get(HERE).object().at("items").items()).hasSize(Math.min(i + 1, 5));
          }
        }
      } finally {
        chain.subList(1, chain.size()).forEach(TestControlPlane::close);
      }
    }
  }

  /** Threads that a closed server or client should have ended; the JVM's own pools may grow. */
  private static Set<Thread> threads() {
    return new HashSet<>(Thread.getAllStackTraces().keySet());
  }

  private static Set<String> leftOver(Set<Thread> before) {
    Set<String> names = new HashSet<>();
    for (Thread thread : threads()) {
      if (!before.contains(thread) && thread.isAlive() && !isOfTheJvm(thread)) {
        names.add(thread.getName());
      }
    }
    return names;
  }

  private static boolean isOfTheJvm(Thread thread) {
    String name = thread.getName();
    return name.startsWith("ForkJoinPool")
        || name.startsWith("VirtualThread-unparker")
        || name.startsWith("Common-Cleaner")
        || name.startsWith("globalEventExecutor")
        || name.startsWith("HttpClient-")
        || name.startsWith("C1 ")
        || name.startsWith("C2 ");
  }

  private static boolean isOpen(int port) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (ConnectException e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
