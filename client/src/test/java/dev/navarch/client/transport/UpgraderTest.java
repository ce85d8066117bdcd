package dev.navarch.client.transport;

import static dev.navarch.client.transport.Exchanges.talking;
import static dev.navarch.client.transport.Exchanges.unheard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.credentials.Credential;
import dev.navarch.client.credentials.CredentialSource;
import dev.navarch.client.duplex.UpgradeServer;
import dev.navarch.client.tls.TestAuthority;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class UpgraderTest {
  @TempDir static Path shared;
  private static TestAuthority authority;

  @BeforeAll
  static void certificates() throws Exception {
    authority = TestAuthority.create(shared, "authority");
    authority.sign("here", "ip:127.0.0.1,dns:localhost");
    authority.sign("inner", "dns:inner.example");
    authority.sign("alice", "dns:alice");
  }

  @Test
  void bothSidesTalkAfterTheSwitch() throws Exception {
    try (UpgradeServer server = UpgradeServer.start(UpgraderTest::echo);
        Transport transport =
            ConfiguredTransport.open(
                ClientConfig.builder(server.url() + "/base").token("secret").build())) {
      assertThat(talk(transport)).isEqualTo("hello");

      UpgradeServer.Request request = server.requests().get(0);
      assertThat(request.uri()).hasToString("/base/talk?a=b%20c");
      assertThat(request.header("host")).isEqualTo("127.0.0.1:" + server.port());
      assertThat(request.header("authorization")).isEqualTo("Bearer secret");
      assertThat(request.header("upgrade")).isEqualTo("echo");
      assertThat(request.header("connection")).isEqualTo("Upgrade");
    }
  }

  @Test
  void certificatesOfBothSidesAreShown() throws Exception {
    try (UpgradeServer server = tlsServer("here")) {
      TlsConfig tls = tls("");

      try (Transport transport = open(server, tls)) {
        assertThat(talk(transport)).isEqualTo("CN=alice");
      }
    }
  }

  @Test
  void anotherNameIsAskedForAndChecked() throws Exception {
    try (UpgradeServer server = tlsServer("inner")) {
      try (Transport transport = open(server, tls("inner.example"))) {
        assertThat(talk(transport)).isEqualTo("CN=alice");
      }
      try (Transport transport = open(server, tls(""))) {
        assertThatThrownBy(() -> talk(transport))
            .isInstanceOf(NotSentException.class)
            .hasMessageContaining("the server's certificate is not for this host");
      }
    }
  }

  @Test
  void refusalsHaveTheirBody() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              request.head("403 Forbidden", "Transfer-Encoding: chunked");
              request
                  .out()
                  .write(
                      "3\r\nyou\r\n4;x=y\r\n may\r\n4\r\n not\r\n0\r\n\r\n"
                          .getBytes(StandardCharsets.US_ASCII));
            });
        Transport transport =
            ConfiguredTransport.open(ClientConfig.builder(server.url()).build())) {
      UpgradeAnswer answer = transport.upgrade(request(Duration.ZERO));

      assertThat(answer)
          .isInstanceOfSatisfying(
              UpgradeAnswer.Refused.class,
              refused -> {
                assertThat(refused.answer().status()).isEqualTo(403);
                assertThat(refused.answer().body())
                    .asString(StandardCharsets.UTF_8)
                    .isEqualTo("you may not");
              });
    }
  }

  @Test
  void silenceEndsWithTheTime() throws Exception {
    CountDownLatch done = new CountDownLatch(1);
    try (UpgradeServer server = UpgradeServer.start(request -> done.await());
        Transport transport =
            ConfiguredTransport.open(ClientConfig.builder(server.url()).build())) {
      assertThatThrownBy(() -> transport.upgrade(request(Duration.ofMillis(200))))
          .isInstanceOf(SocketTimeoutException.class)
          .hasMessage("no answer of %s within 200 ms".formatted(server.url()));
    } finally {
      done.countDown();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void silenceBeforeTheConnectionStandsIsTold(boolean isProxied) throws Exception {
    try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      String there = "://127.0.0.1:" + silent.getLocalPort();
      ClientConfig.Builder builder =
          isProxied
              ? ClientConfig.builder("http://127.0.0.1:1").proxy(URI.create("http" + there))
              : ClientConfig.builder("https" + there);
      ClientConfig config = builder.build();
      try (Upgrader upgrader =
          new Upgrader(config, CredentialSource.of(config), ProxyChoice.of(config, Map.of()), 50)) {
        assertThatThrownBy(() -> upgrader.upgrade(request(Duration.ZERO)))
            .isInstanceOf(NotSentException.class)
            .hasMessage(
                "cannot connect to %s: %s",
                config.server(),
                isProxied
                    ? "the proxy gave no answer in time"
                    : "the connection could not be made in time");
      }
    }
  }

  @Test
  void nobodyThereIsTold() throws Exception {
    try (Socket unheard = unheard()) {
      String url = "http://127.0.0.1:" + unheard.getLocalPort();
      try (Transport transport = ConfiguredTransport.open(ClientConfig.builder(url).build())) {
        assertThatThrownBy(() -> transport.upgrade(request(Duration.ZERO)))
            .isInstanceOf(NotSentException.class)
            .hasMessage("cannot connect to %s: connection refused".formatted(url));
      }
    }
  }

  @Test
  void whatIsNotHttpIsTold() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(
                request -> request.out().write("SSH-2.0\r\n".getBytes(StandardCharsets.US_ASCII)));
        Transport transport =
            ConfiguredTransport.open(ClientConfig.builder(server.url()).build())) {
      assertThatThrownBy(() -> transport.upgrade(request(Duration.ZERO)))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("it is not HTTP");
    }
  }

  @Test
  void closingTheTransportEndsWhatIsOpen() throws Exception {
    try (UpgradeServer server = UpgradeServer.start(UpgraderTest::echo)) {
      Transport transport = ConfiguredTransport.open(ClientConfig.builder(server.url()).build());
      UpgradedConnection connection = switched(transport.upgrade(request(Duration.ZERO)));

      transport.close();

      assertThatThrownBy(() -> connection.in().read()).isInstanceOf(IOException.class);
      assertThatThrownBy(() -> transport.upgrade(request(Duration.ZERO)))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("is closed");
    }
  }

  @Test
  void aProxyIsAskedForATunnel() throws Exception {
    try (UpgradeServer server = UpgradeServer.start(UpgraderTest::echo);
        UpgradeServer proxy = UpgradeServer.start(UpgraderTest::tunnel);
        Transport transport =
            ConfiguredTransport.open(
                ClientConfig.builder(server.url()).proxy(URI.create(proxy.url())).build())) {
      assertThat(talk(transport)).isEqualTo("hello");

      assertThat(proxy.requests()).hasSize(1);
      assertThat(proxy.requests().get(0).method()).isEqualTo("CONNECT");
      assertThat(proxy.requests().get(0).uri().getPort()).isEqualTo(server.port());
    }
  }

  @Test
  void aProxyThatRefusesIsTold() throws Exception {
    try (UpgradeServer proxy =
            UpgradeServer.start(request -> request.refuse(407, "text/plain", "who?"));
        Transport transport =
            ConfiguredTransport.open(
                ClientConfig.builder("http://127.0.0.1:1")
                    .proxy(URI.create(proxy.url()))
                    .build())) {
      assertThatThrownBy(() -> transport.upgrade(request(Duration.ZERO)))
          .isInstanceOf(NotSentException.class)
          .hasMessage("cannot connect to http://127.0.0.1:1: the proxy answered 407");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          http   | ''        | the proxy closed the connection
          http   | SSH-2.0;; | the proxy broke off: it is not HTTP (Invalid status line: "SSH-2.0")
          socks5 | ''        | the proxy closed the connection
          socks5 | SSH-2.0;; | the proxy does not speak SOCKS 5
          """)
  void aProxyThatBreaksOffIsTold(String scheme, String said, String reason) throws Exception {
    try (ServerSocket proxy = talking(said.replace(";", "\r\n"));
        Transport transport =
            ConfiguredTransport.open(
                ClientConfig.builder("http://127.0.0.1:1")
                    .proxy(URI.create(scheme + "://127.0.0.1:" + proxy.getLocalPort()))
                    .build())) {
      assertThatThrownBy(() -> transport.upgrade(request(Duration.ZERO)))
          .isInstanceOf(NotSentException.class)
          .hasMessage("cannot connect to http://127.0.0.1:1: " + reason);
    }
  }

  @Test
  void authoritiesForAProxyThatCannotBeReadAreTold() throws Exception {
    Path gone = shared.resolve("gone");
    TlsConfig tls =
        new TlsConfig(new PemSource.File(gone), PemSource.none(), PemSource.none(), "", false);
    try (ServerSocket proxy = talking("");
        Transport transport =
            ConfiguredTransport.open(
                ClientConfig.builder("http://127.0.0.1:1")
                    .proxy(URI.create("https://127.0.0.1:" + proxy.getLocalPort()))
                    .tls(tls)
                    .build())) {
      assertThatThrownBy(() -> transport.upgrade(request(Duration.ZERO)))
          .isInstanceOf(NotSentException.class)
          .hasMessage(
              "cannot connect to http://127.0.0.1:1: TLS with the proxy at 127.0.0.1:%d failed: open"
                  + " %s: no such file or directory",
              proxy.getLocalPort(), gone);
    }
  }

  @Test
  void aCallerWhoIsNotKnownShowsSomethingNewer() throws Exception {
    AtomicInteger tokens = new AtomicInteger(1);
    CredentialSource credentials =
        new CredentialSource() {
          @Override
          public Credential current() {
            return new Credential("Bearer " + tokens.get(), null);
          }

          @Override
          public boolean refused(Credential shown) {
            tokens.incrementAndGet();
            return true;
          }
        };
    try (UpgradeServer server =
        UpgradeServer.start(request -> {
          if (request.header("authorization").equals("Bearer 2")) {
            echo(request);
          } else {
            request.refuse(401, "text/plain", "who?");
          }
        })) {
      ClientConfig config = ClientConfig.builder(server.url()).build();
      try (Transport transport =
          new AuthenticatingTransport(
              HttpTransport.open(config, credentials), credentials, config)) {
        assertThat(talk(transport)).isEqualTo("hello");
        assertThat(server.requests()).hasSize(2);
      }
    }
  }

  @Test
  void headersCannotSmuggle() throws Exception {
    try (Transport transport =
        ConfiguredTransport.open(ClientConfig.builder("http://127.0.0.1:1").build())) {
      TransportRequest request = request(Duration.ZERO);
      assertThatThrownBy(() ->
              transport.upgrade(request.withHeaders(request.headers().with("x", "a\r\nevil: b"))))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("the header x cannot be sent");
    }
  }

  // ---- servers

  private static void echo(UpgradeServer.Request request) throws IOException {
    request.head("101 Switching Protocols", "Upgrade: echo", "Connection: Upgrade");
    request.in().transferTo(request.out());
  }

  private static void tunnel(UpgradeServer.Request request) throws Exception {
    request.head("200 OK");
    try (Socket onward = new Socket(InetAddress.getLoopbackAddress(), request.uri().getPort())) {
      Thread.ofVirtual().start(() -> copy(request.in(), onward));
      onward.getInputStream().transferTo(request.out());
    }
  }

  private static void copy(InputStream in, Socket to) {
    try {
      in.transferTo(to.getOutputStream());
    } catch (IOException e) {
      // one of both is gone
    }
  }

  private static UpgradeServer tlsServer(String alias) throws Exception {
    SSLServerSocket socket =
        (SSLServerSocket)
            authority
                .server(alias)
                .getServerSocketFactory()
                .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
    socket.setNeedClientAuth(true);
    return UpgradeServer.start(socket, UpgraderTest::name);
  }

  private static void name(UpgradeServer.Request request) throws IOException {
    SSLSocket socket = (SSLSocket) request.connection();
    String name = socket.getSession().getPeerPrincipal().getName();
    request.head("101 Switching Protocols", "Upgrade: echo", "Connection: Upgrade");
    request.out().write(name.getBytes(StandardCharsets.UTF_8));
    request.out().flush();
    request.in().readNBytes(5);
  }

  private static Transport open(UpgradeServer server, TlsConfig tls) throws IOException {
    return ConfiguredTransport.open(
        ClientConfig.builder("https://127.0.0.1:" + server.port()).tls(tls).build());
  }

  private static TlsConfig tls(String serverName) throws Exception {
    return new TlsConfig(
        new PemSource.Data(authority.pem()),
        new PemSource.Data(authority.certificatePem("alice")),
        new PemSource.Data(authority.keyPem("alice")),
        serverName,
        false);
  }

  private static TransportRequest request(Duration timeout) {
    return new TransportRequest(
        "GET",
        "/talk?a=b%20c",
        HttpHeaders.NONE.with("Connection", "Upgrade").with("Upgrade", "echo"),
        Optional.empty(),
        timeout);
  }

  private static UpgradedConnection switched(UpgradeAnswer answer) {
    assertThat(answer).isInstanceOf(UpgradeAnswer.Switched.class);
    return ((UpgradeAnswer.Switched) answer).connection();
  }

  private static String talk(Transport transport) throws IOException, InterruptedException {
    try (UpgradedConnection connection = switched(transport.upgrade(request(Duration.ZERO)))) {
      connection.out().write("hello".getBytes(StandardCharsets.UTF_8));
      connection.out().flush();
      byte[] answer = new byte[64];
      int count = connection.in().read(answer);
      return new String(answer, 0, count, StandardCharsets.UTF_8);
    }
  }
}
