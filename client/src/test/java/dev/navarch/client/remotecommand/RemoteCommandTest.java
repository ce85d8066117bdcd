package dev.navarch.client.remotecommand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.client.duplex.UpgradeServer;
import dev.navarch.client.rest.RestClient;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class RemoteCommandTest {
  private static final String V5 = "v5.channel.k8s.io";
  private static final String V4 = "v4.channel.k8s.io";
  private static final String V1 = "channel.k8s.io";

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  // ---- what a command does, over all protocols

  @ParameterizedTest
  @CsvSource({V5 + ",''", V4 + ",''", "''," + V4})
  void outputsAreApartAndTheExitCodeIsTold(String webSocket, String spdy) throws Exception {
    try (ContainerServer server = container(webSocket, spdy);
        RestClient client = client(server)) {
      ExecResult result =
          exec(client, "sh", "-c", "echo out; echo err >&2; exit 3").stdout(out).stderr(err).run();

      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("out\n");
      assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("err\n");
      assertThat(result.exitCode()).isEqualTo(3);
      assertThatThrownBy(result::orThrow)
          .isInstanceOfSatisfying(
              CodeExitException.class, e -> assertThat(e.exitCode()).isEqualTo(3))
          .hasMessage("command terminated with non-zero exit code: exit status 3");
    }
  }

  @ParameterizedTest
  @CsvSource({V5 + ",''", "''," + V4})
  void inputThatEndsEndsTheCommand(String webSocket, String spdy) throws Exception {
    byte[] input = "0123456789".repeat(100_000).getBytes(StandardCharsets.UTF_8);
    try (ContainerServer server = container(webSocket, spdy);
        RestClient client = client(server)) {
      ExecResult result =
          exec(client, "cat").stdin(new ByteArrayInputStream(input)).stdout(out).run();

      assertThat(result.isSuccess()).isTrue();
      assertThat(out.toByteArray()).isEqualTo(input);
    }
  }

  @ParameterizedTest
  @CsvSource({V5 + ",''", "''," + V4})
  void largeOutputIsNotHeld(String webSocket, String spdy) throws Exception {
    long size = 100_000_000;
    try (ContainerServer server = container(webSocket, spdy);
        RestClient client = client(server);
        RunningCommand running =
            exec(client, "head", "-c", Long.toString(size), "/dev/zero").pipeStdout().start()) {
      InputStream stdout = running.stdout();
      byte[] some = stdout.readNBytes(1_000_000);
      long sentWhileNobodyRead = server.sent();
      long rest = stdout.transferTo(OutputStream.nullOutputStream());

      assertThat(some.length + rest).isEqualTo(size);
      assertThat(sentWhileNobodyRead).isLessThan(size / 2);
      assertThat(running.await().exitCode()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({V5 + ",''", V4 + ",''", "''," + V4})
  void sizesOfATerminalAreTold(String webSocket, String spdy) throws Exception {
    BlockingQueue<TerminalSize> sizes = new LinkedBlockingQueue<>();
    sizes.add(new TerminalSize(80, 24));
    try (ContainerServer server = container(webSocket, spdy);
        RestClient client = client(server);
        RunningCommand running =
            exec(client, "cat")
                .tty(true)
                .pipeStdin()
                .stdout(out)
                .terminalSizes(sizes::take)
                .start()) {
      assertThat(server.sizes().poll(30, TimeUnit.SECONDS))
          .isEqualToIgnoringWhitespace("{\"Width\":80,\"Height\":24}");
      running.resize(new TerminalSize(100, 50));

      assertThat(server.sizes().poll(30, TimeUnit.SECONDS))
          .isEqualToIgnoringWhitespace("{\"Width\":100,\"Height\":50}");
    }
  }

  @ParameterizedTest
  @CsvSource({V5 + ",''", "''," + V4})
  void commandThatCannotRunIsAFailureOfTheServer(String webSocket, String spdy) throws Exception {
    try (ContainerServer server = container(webSocket, spdy);
        RestClient client = client(server)) {
      assertThatThrownBy(() -> exec(client, "no-such-program").stdout(out).run())
          .isInstanceOfSatisfying(
              ApiException.class,
              e -> assertThat(e.reason()).isEqualTo(StatusReason.INTERNAL_ERROR))
          .hasMessageContaining("error executing command in container: no such program");
    }
  }

  @ParameterizedTest
  @CsvSource({V5 + ",''", "''," + V4})
  void whoReadsTheOutputOfACommandThatCannotRunFindsItEnded(String webSocket, String spdy)
      throws Exception {
    try (ContainerServer server = container(webSocket, spdy);
        RestClient client = client(server);
        RunningCommand running = exec(client, "no-such-program").pipeStdout().start()) {
      assertThatThrownBy(() -> running.stdout().read())
          .isInstanceOf(IOException.class)
          .hasMessageContaining("no such program");

      assertThat(running.isDone()).isTrue();
      running.close();
      assertThatThrownBy(running::await).isInstanceOf(ApiException.class);
    }
  }

  @ParameterizedTest
  @CsvSource({V5 + ",''", "''," + V4})
  void aCommandThatTakesTooLongIsLeftAlone(String webSocket, String spdy) throws Exception {
    try (ContainerServer server = container(webSocket, spdy);
        RestClient client = client(server)) {
      RemoteCommand command =
          exec(client, "sleep", "60").stdout(out).timeout(Duration.ofSeconds(10));

      // The time to connect counts, and is short of it; the command is waited for in what is left.
      assertThatThrownBy(command::run)
          .isInstanceOf(SocketTimeoutException.class)
          .hasMessage("exec of pod default/web did not end within PT10S");
      assertThat(server.ended().poll(30, TimeUnit.SECONDS)).isNotNull();
    }
  }

  @ParameterizedTest
  @CsvSource({V5 + ",''", "''," + V4})
  void anInterruptEndsTheWait(String webSocket, String spdy) throws Exception {
    try (ContainerServer server = container(webSocket, spdy);
        RestClient client = client(server)) {
      FutureTask<Throwable> run =
          new FutureTask<>(() ->
              catchThrowable(
                  () -> exec(client, "sh", "-c", "echo; sleep 60").stdout(signal()).run()));
      Thread thread = Thread.ofPlatform().start(run);
      assertThat(signals.poll(30, TimeUnit.SECONDS)).isNotNull();

      thread.interrupt();

      assertThat(run.get(30, TimeUnit.SECONDS)).isInstanceOf(InterruptedException.class);
      assertThat(server.ended().poll(30, TimeUnit.SECONDS)).isNotNull();
    }
  }

  private final BlockingQueue<Integer> signals = new LinkedBlockingQueue<>();

  private OutputStream signal() {
    return new OutputStream() {
      @Override
      public void write(int b) {
        signals.add(b);
      }
    };
  }

  @Test
  void pipesGoBothWays() throws Exception {
    try (ContainerServer server = container(V5, "");
        RestClient client = client(server);
        RunningCommand running = exec(client, "cat").pipeStdin().pipeStdout().start()) {
      running.stdin().write("one".getBytes(StandardCharsets.UTF_8));
      byte[] echo = running.stdout().readNBytes(3);
      running.stdin().close();

      assertThat(echo).asString(StandardCharsets.UTF_8).isEqualTo("one");
      assertThat(running.stdout().read()).isEqualTo(-1);
      assertThat(running.await().isSuccess()).isTrue();
    }
  }

  private static final OutputStream FULL =
      new OutputStream() {
        @Override
        public void write(int b) throws IOException {
          throw new IOException("no space left");
        }
      };

  @ParameterizedTest
  @CsvSource({V5 + ",''", "''," + V4})
  void outputThatTakesNothingEndsIt(String webSocket, String spdy) throws Exception {
    try (ContainerServer server = container(webSocket, spdy);
        RestClient client = client(server)) {
      assertThatThrownBy(
              () -> exec(client, "sh", "-c", "echo; sleep 60").stdout(FULL).stderr(err).run())
          .isInstanceOf(IOException.class)
          .hasMessageContaining("no space left");
      assertThat(server.ended().poll(30, TimeUnit.SECONDS)).isNotNull();
    }
  }

  @Test
  void errorOutputThatTakesNothingEndsItOverSpdyToo() throws Exception {
    try (ContainerServer server = container("", V4);
        RestClient client = client(server)) {
      assertThatThrownBy(
              () -> exec(client, "sh", "-c", "echo >&2; sleep 60").stdout(out).stderr(FULL).run())
          .isInstanceOf(IOException.class)
          .hasMessage("exec of pod default/web failed: no space left");
    }
  }

  @Test
  void inputThatCannotBeReadEndsIt() throws Exception {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("bad disk");
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            throw new IOException("bad disk");
          }
        };
    try (ContainerServer server = container(V5, "");
        RestClient client = client(server)) {
      assertThatThrownBy(() -> exec(client, "cat").stdin(broken).stdout(out).run())
          .isInstanceOf(IOException.class)
          .hasMessage("the input of exec of pod default/web failed: bad disk");
    }
  }

  // ---- which protocol

  @Test
  void whatIsAskedForStandsInTheRequest() throws Exception {
    Pod pod =
        Pod.builder()
            .metadata(meta ->
                meta.name("web")
                    .namespace("default")
                    .annotations(Map.of(DefaultContainer.ANNOTATION, "app")))
            .spec(spec ->
                spec.addToContainers(container -> container.name("proxy"))
                    .addToContainers(container -> container.name("app")))
            .build();
    try (ContainerServer server = container(V5, "");
        RestClient client = client(server)) {
      RemoteCommand.exec(client, pod, "echo", "a b", "c&d").stdout(out).run().orThrow();

      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("a b c&d\n");
      UpgradeServer.Request request = server.server().requests().get(0);
      assertThat(request.method()).isEqualTo("GET");
      assertThat(request.uri().getPath()).isEqualTo("/api/v1/namespaces/default/pods/web/exec");
      assertThat(request.parameters("container")).containsExactly("app");
      assertThat(request.parameters("stdout")).containsExactly("true");
      assertThat(request.parameters("stdin")).isEmpty();
      assertThat(request.webSocketProtocols()).containsExactly(V5, V4, V1);
    }
  }

  @Test
  void inputGoesOverSpdyWhereWebSocketCannotTellItsEnd() throws Exception {
    try (ContainerServer server = container(V4, V4);
        RestClient client = client(server)) {
      exec(client, "cat")
          .stdin(new ByteArrayInputStream(new byte[] {'x'}))
          .stdout(out)
          .run()
          .orThrow();

      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("x");
      assertThat(server.server().requests())
          .extracting(request -> request.method() + " " + request.header("upgrade"))
          .containsExactly("GET websocket", "POST SPDY/3.1");
      assertThat(server.server().requests().get(1).header("x-stream-protocol-version"))
          .isEqualTo("v4.channel.k8s.io, v3.channel.k8s.io, v2.channel.k8s.io, channel.k8s.io");
    }
  }

  @Test
  void inputGoesOverAnOldWebSocketWhereThereIsNothingElse() throws Exception {
    try (ContainerServer server = container(V4, "");
        RestClient client = client(server)) {
      exec(client, "head", "-c", "3")
          .stdin(new ByteArrayInputStream("abcdef".getBytes(StandardCharsets.UTF_8)))
          .stdout(out)
          .run()
          .orThrow();

      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("abc");
    }
  }

  @Test
  void aServerThatKnowsNoneOfThemIsTold() throws Exception {
    try (ContainerServer server = container("", "");
        RestClient client = client(server)) {
      assertThatThrownBy(() -> exec(client, "true").stdout(out).run())
          .isInstanceOfSatisfying(
              ApiException.class, e -> assertThat(e.reason()).isEqualTo(StatusReason.BAD_REQUEST))
          .hasMessage("Upgrade request required");
    }
  }

  @Test
  void whoMayNotReadMayStillCreate() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              if (request.isWebSocket()) {
                request.refuse(403, "Forbidden", "web", "cannot get pods/exec");
              } else {
                request.refuse(409, "Conflict", "web", "asked with SPDY");
              }
            });
        RestClient client = TestClients.of(server.url())) {
      assertThatThrownBy(() -> exec(client, "true").stdout(out).run())
          .hasMessage("asked with SPDY");
    }
  }

  @Test
  void aPodThatIsNotThereIsAskedForOnce() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(
                request -> request.refuse(404, "NotFound", "web", "pods \\\"web\\\" not found"));
        RestClient client = TestClients.of(server.url())) {
      assertThatThrownBy(
              () -> exec(client, "cat").stdin(InputStream.nullInputStream()).stdout(out).run())
          .isInstanceOfSatisfying(
              ApiException.class, e -> assertThat(e.reason()).isEqualTo(StatusReason.NOT_FOUND))
          .hasMessage("pods \"web\" not found");
      assertThat(server.requests()).hasSize(1);
    }
  }

  @Test
  void attachAsksForAttach() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(request -> request.refuse(401, "Unauthorized", "", "who?"));
        RestClient client = TestClients.of(server.url())) {
      assertThatThrownBy(() -> RemoteCommand.attach(client, "default", "web").stdout(out).run())
          .isInstanceOfSatisfying(
              ApiException.class, e -> assertThat(e.reason()).isEqualTo(StatusReason.UNAUTHORIZED));
      assertThat(server.requests())
          .extracting(request -> request.uri().getPath())
          .containsExactly("/api/v1/namespaces/default/pods/web/attach");
    }
  }

  private ContainerServer container(String webSocket, String spdy) throws IOException {
    return new ContainerServer(folder, webSocket.isEmpty() ? List.of() : List.of(webSocket), spdy);
  }

  private static RestClient client(ContainerServer server) throws IOException {
    return TestClients.of(server.server().url());
  }

  private static RemoteCommand exec(RestClient client, String... command) {
    return RemoteCommand.exec(client, "default", "web", command);
  }
}
