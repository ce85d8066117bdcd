package dev.navarch.client.portforward;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.duplex.UpgradeServer;
import dev.navarch.client.remotecommand.TestClients;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class PortForwardTest implements PortForwardListener {
  private final BlockingQueue<String> failures = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> losses = new LinkedBlockingQueue<>();
  private ServerSocket echo;

  @Override
  public void connectionFailed(ForwardedPort port, IOException problem) {
    failures.add(String.valueOf(problem.getMessage()));
  }

  @Override
  public void lost(IOException problem) {
    losses.add(String.valueOf(problem.getMessage()));
  }

  @BeforeEach
  void start() throws IOException {
    echo = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(() -> echo(echo));
  }

  @AfterEach
  void stop() throws IOException {
    echo.close();
  }

  private static void echo(ServerSocket server) {
    while (!server.isClosed()) {
      try {
        Socket socket = server.accept();
        Thread.ofVirtual()
            .start(() -> {
              try (socket) {
                socket.getInputStream().transferTo(socket.getOutputStream());
              } catch (IOException e) {
                // the client is gone
              }
            });
      } catch (IOException e) {
        return;
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsSentComesBack(ForwardingServer.Form form) throws Exception {
    byte[] sent = new byte[3_000_000];
    new Random(1).nextBytes(sent);
    try (ForwardingServer server = new ForwardingServer(form);
        RestClient client = TestClients.of(server.url());
        PortForward forward = forward(client, echo.getLocalPort());
        Socket local = connect(forward)) {
      Thread writer =
          Thread.ofVirtual()
              .start(() -> {
                try {
                  local.getOutputStream().write(sent);
                  local.shutdownOutput();
                } catch (IOException e) {
                  throw new IllegalStateException(e);
                }
              });

      byte[] received = local.getInputStream().readNBytes(sent.length);

      writer.join();
      assertThat(received).isEqualTo(sent);
      if (form != ForwardingServer.Form.CHANNELS) {
        assertThat(local.getInputStream().read()).isEqualTo(-1);
      }
      assertThat(forward.isOpen()).isTrue();
      assertThat(failures).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aPortThatNobodyListensToIsToldAndOthersGoOn(ForwardingServer.Form form) throws Exception {
    try (Socket taken = new Socket();
        ForwardingServer server = new ForwardingServer(form);
        RestClient client = TestClients.of(server.url());
        PortForward forward =
            PortForward.to(client, "default", "web")
                .port(echo.getLocalPort())
                .port(bound(taken))
                .listener(this)
                .start();
        Socket good = connect(forward)) {
      int nobody = taken.getLocalPort();
      assertThat(ping(good)).isEqualTo("ping");

      try (Socket bad = new Socket(InetAddress.getLoopbackAddress(), forward.localPort(nobody))) {
        assertThat(bad.getInputStream().read()).isEqualTo(-1);
      }

      assertThat(failures.poll(30, TimeUnit.SECONDS))
          .isEqualTo(
              "an error occurred forwarding to port %d: connection refused".formatted(nobody));
      assertThat(ping(good)).isEqualTo("ping");
      assertThat(losses).isEmpty();
    }
  }

  /** Keeps a port from all others without listening to it. */
  private static int bound(Socket socket) throws IOException {
    socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    return socket.getLocalPort();
  }

  @Test
  void streamsCanBeHadWithoutALocalPort() throws Exception {
    try (ForwardingServer server = new ForwardingServer(ForwardingServer.Form.TUNNEL);
        RestClient client = TestClients.of(server.url());
        PortForward forward = PortForward.to(client, "default", "web").start();
        PodStream stream = forward.open(echo.getLocalPort())) {
      stream.out().write("hello".getBytes(StandardCharsets.UTF_8));
      stream.out().close();

      assertThat(stream.in().readAllBytes()).asString(StandardCharsets.UTF_8).isEqualTo("hello");
      stream.await();
      assertThat(forward.ports()).isEmpty();
    }
  }

  @Test
  void theTunnelIsAskedForFirst() throws Exception {
    try (ForwardingServer server = new ForwardingServer(ForwardingServer.Form.SPDY);
        RestClient client = TestClients.of(server.url());
        PortForward forward = forward(client, echo.getLocalPort())) {
      assertThat(forward.isOpen()).isTrue();
      assertThat(server.requests())
          .extracting(request ->
              request.method()
                  + " "
                  + request.uri().getPath()
                  + " "
                  + request.header("sec-websocket-protocol")
                  + request.header("x-stream-protocol-version"))
          .containsExactly(
              "GET /api/v1/namespaces/default/pods/web/portforward SPDY/3.1+portforward.k8s.io",
              "POST /api/v1/namespaces/default/pods/web/portforward portforward.k8s.io");
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"TUNNEL", "SPDY"})
  void aServerThatIsGoneIsTold(ForwardingServer.Form form) throws Exception {
    ForwardingServer server = new ForwardingServer(form);
    try (RestClient client = TestClients.of(server.url());
        PortForward forward = forward(client, echo.getLocalPort());
        Socket local = connect(forward)) {
      assertThat(ping(local)).isEqualTo("ping");

      server.close();

      assertThat(losses.poll(30, TimeUnit.SECONDS)).isEqualTo("lost connection to pod");
      forward.awaitEnd();
      assertThat(forward.isOpen()).isFalse();
      assertThatThrownBy(() -> forward.open(1)).isInstanceOf(IOException.class);
      assertThatThrownBy(() -> connect(forward)).isInstanceOf(ConnectException.class);
    }
  }

  @Test
  void closingEndsEverything() throws Exception {
    try (ForwardingServer server = new ForwardingServer(ForwardingServer.Form.TUNNEL);
        RestClient client = TestClients.of(server.url())) {
      PortForward forward = forward(client, echo.getLocalPort());
      try (Socket local = connect(forward)) {
        assertThat(ping(local)).isEqualTo("ping");

        forward.close();

        assertThat(local.getInputStream().read()).isEqualTo(-1);
        assertThatThrownBy(() -> connect(forward)).isInstanceOf(ConnectException.class);
        assertThat(losses).isEmpty();
        assertThat(failures).isEmpty();
      }
    }
  }

  @Test
  void aLocalPortThatIsTakenIsTold() throws Exception {
    try (ForwardingServer server = new ForwardingServer(ForwardingServer.Form.TUNNEL);
        RestClient client = TestClients.of(server.url())) {
      assertThatThrownBy(
              () -> PortForward.to(client, "default", "web").port(echo.getLocalPort(), 80).start())
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("unable to listen on port " + echo.getLocalPort());
      assertThat(server.requests()).isEmpty();
    }
  }

  @Test
  void aRefusalIsTold() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(
                request -> request.refuse(404, "NotFound", "web", "pods \\\"web\\\" not found"));
        RestClient client = TestClients.of(server.url())) {
      assertThatThrownBy(() -> forward(client, 80))
          .isInstanceOf(ApiException.class)
          .hasMessage("pods \"web\" not found");
      assertThat(server.requests()).hasSize(1);
    }
  }

  private PortForward forward(RestClient client, int port)
      throws IOException, InterruptedException {
    return PortForward.to(client, "default", "web").port(port).listener(this).start();
  }

  private Socket connect(PortForward forward) throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), forward.localPort(echo.getLocalPort()));
  }

  private static String ping(Socket socket) throws IOException {
    socket.getOutputStream().write("ping".getBytes(StandardCharsets.UTF_8));
    return new String(socket.getInputStream().readNBytes(4), StandardCharsets.UTF_8);
  }
}
