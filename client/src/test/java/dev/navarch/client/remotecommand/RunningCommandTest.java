package dev.navarch.client.remotecommand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.client.cache.Eventually;
import dev.navarch.client.duplex.UpgradeServer;
import dev.navarch.client.duplex.WebSocketPeer;
import dev.navarch.client.rest.RestClient;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of a command's end when several things end it at a time. */
@Timeout(60)
class RunningCommandTest {
  private static final String V5 = "v5.channel.k8s.io";

  @TempDir Path folder;

  private final BlockingQueue<Integer> signals = new LinkedBlockingQueue<>();

  @Test
  void closingEndsIt() throws Exception {
    try (ContainerServer server = container();
        RestClient client = client(server)) {
      RunningCommand running = exec(client, "cat").pipeStdin().pipeStdout().start();

      running.close();

      assertThatThrownBy(running::await)
          .isInstanceOf(IOException.class)
          .hasMessage("exec of pod default/web was closed");
      assertThatThrownBy(() -> running.stdout().read()).isInstanceOf(IOException.class);
      assertThat(server.ended().poll(30, TimeUnit.SECONDS)).isNotNull();
    }
  }

  /** The input breaks off first here, while the output is still being delivered. */
  @Test
  void closingIsNoFailureOfTheInput() throws Exception {
    CountDownLatch released = new CountDownLatch(1);
    try (ContainerServer server = container();
        RestClient client = client(server)) {
      RunningCommand running =
          exec(client, "cat").pipeStdin().stdout(signalHeldUntil(released)).start();
      running.stdin().write('x');
      assertThat(signals.poll(30, TimeUnit.SECONDS)).isNotNull();

      running.close();
      released.countDown();

      assertThatThrownBy(running::await)
          .isInstanceOf(IOException.class)
          .hasMessage("exec of pod default/web was closed");
    }
  }

  /** The end has arrived with the output here, and is read when the command was closed. */
  @ParameterizedTest
  @ValueSource(ints = {0, 137})
  void closingIsTheEndWhateverTheServerStillSays(int exitCode) throws Exception {
    CountDownLatch released = new CountDownLatch(1);
    ByteArrayOutputStream frames = new ByteArrayOutputStream();
    WebSocketPeer writer = new WebSocketPeer(InputStream.nullInputStream(), frames);
    writer.send(1, "x");
    writer.send(3, ContainerServer.status(exitCode));
    writer.close(1000, "");
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              WebSocketPeer peer = request.webSocket(V5);
              peer.raw(frames.toByteArray());
              byte[] unused = peer.read();
            });
        RestClient client = TestClients.of(server.url())) {
      RunningCommand running = exec(client, "true").stdout(signalHeldUntil(released)).start();
      assertThat(signals.poll(30, TimeUnit.SECONDS)).isNotNull();

      running.close();
      released.countDown();

      assertThatThrownBy(running::await)
          .isInstanceOf(IOException.class)
          .hasMessage("exec of pod default/web was closed");
    }
  }

  /** The server goes while nobody has read its last words, and what is sent to it then fails. */
  @Test
  void theEndIsKnownAlsoWhenTheServerTakesNothingMore() throws Exception {
    CountDownLatch released = new CountDownLatch(1);
    CountDownLatch said = new CountDownLatch(1);
    byte[] output =
        new byte[50_000]; // more than is read at once, and less than has to be waited for
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              WebSocketPeer peer = request.webSocket(V5);
              peer.send(1, output, output.length);
              peer.send(3, ContainerServer.status(3));
              peer.close(1000, "");
              said.countDown();
            });
        RestClient client = TestClients.of(server.url());
        RunningCommand running =
            exec(client, "true").stdout(signalHeldUntil(released)).tty(true).start()) {
      assertThat(signals.poll(30, TimeUnit.SECONDS)).isNotNull();

      assertThat(said.await(30, TimeUnit.SECONDS)).isTrue();

      Eventually.until("sending fails", () -> !isTold(running, new TerminalSize(80, 25)));
      released.countDown();

      assertThat(running.await().exitCode()).isEqualTo(3);
      assertThat(signals).hasSize(output.length - 1);
    }
  }

  private static boolean isTold(RunningCommand running, TerminalSize size) {
    try {
      running.resize(size);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private OutputStream signalHeldUntil(CountDownLatch released) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        signals.add(b);
        try {
          released.await();
        } catch (InterruptedException e) {
          throw new InterruptedIOException();
        }
      }
    };
  }

  private ContainerServer container() throws IOException {
    return new ContainerServer(folder, List.of(V5), "");
  }

  private static RestClient client(ContainerServer server) throws IOException {
    return TestClients.of(server.server().url());
  }

  private static RemoteCommand exec(RestClient client, String... command) {
    return RemoteCommand.exec(client, "default", "web", command);
  }
}
