package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.client.cache.Eventually;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.duplex.UpgradeServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The bridge to a proxy is of use to its own client alone. */
@Timeout(60)
class ProxyBridgeTest {
  private UpgradeServer server;
  private TestProxy proxy;

  @BeforeEach
  void start() throws IOException {
    server = UpgradeServer.start(request -> request.refuse(404, "text/plain", "nothing"));
    proxy = TestProxy.socks("me:password");
  }

  @AfterEach
  void stop() throws IOException {
    proxy.close();
    server.close();
  }

  private ProxyBridge open() throws IOException {
    return ProxyBridge.open(route(), URI.create(server.url()));
  }

  private ProxyRoute route() throws IOException {
    URI address = URI.create("socks5://me:password@127.0.0.1:" + proxy.port());
    return ProxyRoute.parse(address, URI.create(server.url()), new TlsFiles(TlsConfig.DEFAULT));
  }

  private static String key(ProxyBridge bridge) {
    return String.join(
        "",
        bridge.headers().entrySet().stream().map(e -> e.getKey() + ": " + e.getValue()).toList());
  }

  /** The first line of what the bridge answers. */
  private static String ask(ProxyBridge bridge, String... lines) throws IOException {
    try (Socket socket = new Socket(bridge.address().getAddress(), bridge.address().getPort())) {
      socket.setSoTimeout(30_000);
      String head = String.join("\r\n", lines) + "\r\n\r\n";
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      HttpHead answer = HttpHead.read(socket.getInputStream());
      return Integer.toString(answer.status());
    }
  }

  @Test
  void thereIsAWayToTheServerForWhoHasTheKey() throws Exception {
    try (ProxyBridge bridge = open()) {
      String here = "127.0.0.1:" + server.port();

      assertThat(ask(bridge, "CONNECT " + here + " HTTP/1.1", key(bridge))).isEqualTo("200");
      assertThat(ask(bridge, "GET http://" + here + "/x HTTP/1.1", key(bridge))).isEqualTo("404");
      assertThat(proxy.targets()).containsExactly(here, here);
    }
  }

  @Test
  void thereIsNoneForOthersNorToOtherServers() throws Exception {
    try (ProxyBridge bridge = open();
        ProxyBridge other = open()) {
      String here = "127.0.0.1:" + server.port();
      for (List<String> lines :
          List.of(
              List.of("CONNECT " + here + " HTTP/1.1"),
              List.of("CONNECT " + here + " HTTP/1.1", key(other)),
              List.of("CONNECT other.example:" + server.port() + " HTTP/1.1", key(bridge)),
              List.of("CONNECT 127.0.0.1:1 HTTP/1.1", key(bridge)),
              List.of("CONNECT " + here + ":" + server.port() + " HTTP/1.1", key(bridge)),
              List.of("GET http://" + here + "/ HTTP/1.1"),
              List.of("GET http://other.example/ HTTP/1.1", key(bridge)),
              List.of("GET http://" + here + "@other.example/ HTTP/1.1", key(bridge)),
              List.of("GET / HTTP/1.1", "Host: " + here, key(bridge)))) {
        assertThat(ask(bridge, lines.toArray(new String[0]))).as("%s", lines).isEqualTo("403");
      }
      assertThat(proxy.targets()).isEmpty();
    }
  }

  @Test
  void bridgeListensOnTheLoopbackAddressUntilItIsClosed() throws Exception {
    ProxyBridge bridge = open();
    assertThat(bridge.address().getAddress().isLoopbackAddress()).isTrue();
    String here = "127.0.0.1:" + server.port();
    try (Socket waiting = new Socket(bridge.address().getAddress(), bridge.address().getPort())) {
      assertThat(ask(bridge, "CONNECT " + here + " HTTP/1.1", key(bridge))).isEqualTo("200");

      bridge.close();

      waiting.setSoTimeout(10_000);
      assertThat(endOf(waiting)).isEqualTo(-1);
      assertThatThrownBy(() -> ask(bridge, "CONNECT " + here + " HTTP/1.1", key(bridge)))
          .isInstanceOf(IOException.class);
      assertThat(proxy.targets()).hasSize(1);
    }
  }

  @Test
  void reasonWhyThereWasNoWayStaysWhenThereIsOneAgain() throws Exception {
    try (ProxyBridge bridge = open()) {
      String connect = "CONNECT 127.0.0.1:" + server.port() + " HTTP/1.1";
      assertThat(bridge.problem()).hasMessage("the proxy made no way");
      proxy.refuse(true);
      assertThat(ask(bridge, connect, key(bridge))).isEqualTo("502");
      proxy.refuse(false);
      assertThat(ask(bridge, connect, key(bridge))).isEqualTo("200");

      assertThat(bridge.problem()).hasMessage("the proxy refused: not allowed by its rules");
    }
  }

  @Test
  void whoSendsMuchIsHeardOutAndToldThatThereIsNoWay() throws Exception {
    proxy.refuse(true);
    try (ProxyBridge bridge = open();
        Socket socket = new Socket(bridge.address().getAddress(), bridge.address().getPort())) {
      String post = "POST http://127.0.0.1:%d/ HTTP/1.1\r\n".formatted(server.port());
      socket.setSoTimeout(30_000);
      socket.getOutputStream().write(Exchanges.bytes(post + key(bridge) + "\r\n\r\n"));
      socket.getOutputStream().write(new byte[16 << 20]);

      HttpHead answer = HttpHead.read(socket.getInputStream());

      assertThat(answer.status()).isEqualTo(502);
    }
  }

  @Test
  void connectionThatCannotBeTakenIsNotTheLast() throws Exception {
    AtomicBoolean hasFailed = new AtomicBoolean();
    ServerSocket door =
        new ServerSocket(0, 5, InetAddress.getLoopbackAddress()) {
          @Override
          public Socket accept() throws IOException {
            if (hasFailed.compareAndSet(false, true)) {
              throw new SocketException("Too many open files");
            }
            return super.accept();
          }
        };
    try (ProxyBridge bridge = ProxyBridge.open(route(), URI.create(server.url()), door)) {
      Eventually.until("a failure", hasFailed::get);

      String connect = "CONNECT 127.0.0.1:" + server.port() + " HTTP/1.1";
      assertThat(ask(bridge, connect, key(bridge))).isEqualTo("200");
    }
  }

  private static int endOf(Socket socket) throws IOException {
    try {
      return socket.getInputStream().read();
    } catch (SocketException e) {
      return -1; // closed while something was on its way
    }
  }
}
