package dev.navarch.client.logs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.duplex.UpgradeServer;
import dev.navarch.client.remotecommand.TestClients;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PodLogsTest {
  @Test
  void everythingThatIsWantedStandsInTheRequest() throws Exception {
    try (UpgradeServer server = UpgradeServer.start(request -> answer(request, "x"));
        RestClient client = TestClients.of(server.url())) {
      PodLogs logs =
          PodLogs.of(client, "default", "web")
              .container("app")
              .follow()
              .previous()
              .tail(0)
              .timestamps()
              .limitBytes(100)
              .since(Instant.parse("2024-01-02T03:04:05Z"));
      try (InputStream stream = logs.stream()) {
        assertThat(stream.readAllBytes()).asString(StandardCharsets.UTF_8).isEqualTo("x");
      }
      logs.since(Duration.ofMillis(1500)).stream().close();

      assertThat(server.requests().get(0).uri())
          .hasToString(
              "/api/v1/namespaces/default/pods/web/log?container=app&follow=true&limitBytes=100"
                  + "&previous=true&sinceTime=2024-01-02T03%3A04%3A05Z&tailLines=0"
                  + "&timestamps=true");
      assertThat(server.requests().get(1).parameters("sinceSeconds")).containsExactly("2");
      assertThat(server.requests().get(1).parameters("sinceTime")).isEmpty();
    }
  }

  @Test
  void linesComeWithoutTheirEnds() throws Exception {
    String log = "one\n\ntwo\r\n" + "x".repeat(40_000) + "\nlast";
    try (UpgradeServer server = UpgradeServer.start(request -> answer(request, log));
        RestClient client = TestClients.of(server.url());
        LogLines lines = PodLogs.of(client, "default", "web").lines()) {
      List<String> read = new ArrayList<>();
      for (LogLine line : lines) {
        read.add(line.text());
      }

      assertThat(read).containsExactly("one", "", "two", "x".repeat(40_000), "last");
    }
  }

  @Test
  void aLineWithoutAnEndComesInPieces() throws Exception {
    String log = "x".repeat(2_500_000);
    try (UpgradeServer server = UpgradeServer.start(request -> answer(request, log));
        RestClient client = TestClients.of(server.url());
        LogLines lines = PodLogs.of(client, "default", "web").lines()) {
      List<Integer> sizes = new ArrayList<>();
      for (LogLine line : lines) {
        sizes.add(line.text().length());
      }

      assertThat(sizes).containsExactly(1 << 20, 1 << 20, 2_500_000 - (2 << 20));
    }
  }

  @Test
  void linesComeWhileTheyAreWritten() throws Exception {
    CountDownLatch read = new CountDownLatch(1);
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              chunk(request, "first\n");
              read.await();
              request.out().write(chunk("second\n"));
            });
        RestClient client = TestClients.of(server.url());
        LogLines lines = PodLogs.of(client, "default", "web").follow().lines()) {
      assertThat(lines.next()).isEqualTo(new LogLine("", "first"));
      read.countDown();
      assertThat(lines.next()).isEqualTo(new LogLine("", "second"));
      assertThatThrownBy(lines::next)
          .isInstanceOf(IOException.class)
          .hasMessageContaining(server.url());
    }
  }

  @Test
  void linesOfSeveralContainersSayWhoseTheyAre() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              String container = request.parameters("container").get(0);
              answer(request, (container + " says\n").repeat(1000));
            });
        RestClient client = TestClients.of(server.url());
        LogLines lines =
            PodLogs.of(client, "default", "web").lines(List.of("app", "proxy", "init"))) {
      List<LogLine> read = new ArrayList<>();
      lines.forEach(read::add);

      assertThat(read).hasSize(3000);
      assertThat(read).allMatch(line -> line.text().equals(line.container() + " says"));
    }
  }

  @Test
  void oneOfSeveralThatFailsIsTold() throws Exception {
    CountDownLatch done = new CountDownLatch(1);
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              chunk(request, "line\n");
              if (request.parameters("container").contains("good")) {
                done.await();
              }
            });
        RestClient client = TestClients.of(server.url());
        LogLines lines =
            PodLogs.of(client, "default", "web").follow().lines(List.of("good", "bad"))) {
      assertThatThrownBy(() -> lines.forEach(line -> assertThat(line.text()).isEqualTo("line")))
          .isInstanceOf(UncheckedIOException.class);
      assertThat(lines.next()).isNull();
      done.countDown();
    }
  }

  @Test
  void aRefusalIsTold() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(request ->
                request.refuse(400, "BadRequest", "web", "a container name must be specified"));
        RestClient client = TestClients.of(server.url())) {
      assertThatThrownBy(() -> PodLogs.of(client, "default", "web").lines())
          .isInstanceOf(ApiException.class)
          .hasMessage("a container name must be specified");
    }
  }

  @Test
  void allContainersOfAPodAreKnown() {
    Pod pod =
        Pod.builder()
            .spec(spec ->
                spec.addToInitContainers(container -> container.name("init"))
                    .addToContainers(container -> container.name("app")))
            .build();

    assertThat(PodLogs.containers(pod)).containsExactly("init", "app");
  }

  private static void answer(UpgradeServer.Request request, String log) throws IOException {
    request.refuse(200, "text/plain", log);
  }

  private static void chunk(UpgradeServer.Request request, String text) throws IOException {
    request.head("200 OK", "Content-Type: text/plain", "Transfer-Encoding: chunked");
    request.out().write(chunk(text));
    request.out().flush();
  }

  private static byte[] chunk(String text) {
    return "%x\r\n%s\r\n".formatted(text.length(), text).getBytes(StandardCharsets.UTF_8);
  }
}
