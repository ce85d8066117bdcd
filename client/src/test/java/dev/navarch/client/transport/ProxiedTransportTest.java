package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.credentials.CredentialSource;
import dev.navarch.client.duplex.UpgradeServer;
import dev.navarch.client.tls.TestAuthority;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests through proxies of every kind, to servers with and without TLS. */
@Timeout(120)
class ProxiedTransportTest {
  private static final String USER = "me:p@ss:wörd+";
  private static final String ESCAPED = "me:p%40ss:w%C3%B6rd+@";

  @TempDir static Path shared;
  private static TestAuthority authority;
  private static TestAuthority stranger;

  @BeforeAll
  static void certificates() throws Exception {
    authority = TestAuthority.create(shared, "authority");
    authority.sign("here", "ip:127.0.0.1,dns:localhost");
    stranger = TestAuthority.create(shared, "stranger");
    stranger.sign("here", "ip:127.0.0.1,dns:localhost");
  }

  private static TestProxy proxy(String scheme, String wanted) throws Exception {
    return switch (scheme) {
      case "http" -> TestProxy.http(wanted);
      case "https" -> TestProxy.https(authority.server("here"), wanted);
      default -> TestProxy.socks(wanted);
    };
  }

  private static Transport open(String server, String proxy) throws Exception {
    ClientConfig config =
        ClientConfig.builder(server)
            .proxy(URI.create(proxy))
            .tls(
                new TlsConfig(
                    new PemSource.Data(authority.pem()),
                    PemSource.none(),
                    PemSource.none(),
                    "",
                    false))
            .build();
    return HttpTransport.open(config, CredentialSource.of(config), Map.of(), System::nanoTime);
  }

  private static String get(Transport transport, String path) throws Exception {
    try (TransportAnswer answer =
        transport.send(
            new TransportRequest(
                "GET", path, HttpHeaders.NONE, Optional.empty(), Duration.ofSeconds(30)))) {
      return answer.status()
          + " "
          + new String(answer.body().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Shows the path, and each header that was not meant for the server. */
  private static void show(HttpExchange exchange) throws IOException {
    StringBuilder seen = new StringBuilder(exchange.getRequestURI().getPath());
    for (String name : exchange.getRequestHeaders().keySet()) {
      if (name.startsWith("Proxy-")) {
        seen.append(' ').append(name);
      }
    }
    TestServer.answer(exchange, 200, seen.toString().getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource({
    "http, ''",
    "http, user",
    "https, ''",
    "https, user",
    "socks5, ''",
    "socks5, user",
    "socks5h, ''"
  })
  void requestsGoThroughAnyProxy(String scheme, String user) throws Exception {
    try (TestServer server =
            TestServer.tls(authority.server("here"), false, ProxiedTransportTest::show);
        TestProxy proxy = proxy(scheme, user.isEmpty() ? "" : USER);
        Transport transport =
            open(
                "https://localhost:" + server.port(),
                scheme + "://" + (user.isEmpty() ? "" : ESCAPED) + "127.0.0.1:" + proxy.port())) {
      assertThat(get(transport, "/one")).isEqualTo("200 /one");
      assertThat(get(transport, "/two")).isEqualTo("200 /two");

      assertThat(proxy.targets()).isNotEmpty().containsOnly("localhost:" + server.port());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"https", "socks5"})
  void serversWithoutTlsAreReachedToo(String scheme) throws Exception {
    try (TestServer server = TestServer.plain(ProxiedTransportTest::show);
        TestProxy proxy = proxy(scheme, "");
        Transport transport =
            open("http://127.0.0.1:" + server.port(), scheme + "://127.0.0.1:" + proxy.port())) {
      assertThat(get(transport, "/one")).startsWith("200 /one");

      assertThat(proxy.targets()).containsOnly("127.0.0.1:" + server.port());
    }
  }

  @ParameterizedTest
  @CsvSource({"http, ''", "http, user", "https, ''", "https, user", "socks5, ''", "socks5, user"})
  void otherProtocolsGoThroughAnyProxy(String scheme, String user) throws Exception {
    ServerSocket door =
        authority
            .server("here")
            .getServerSocketFactory()
            .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
    try (UpgradeServer server =
            UpgradeServer.start(
                door,
                request -> {
                  request.head("101 Switching Protocols", "Upgrade: echo", "Connection: Upgrade");
                  request.in().transferTo(request.out());
                });
        TestProxy proxy = proxy(scheme, user.isEmpty() ? "" : USER);
        Transport transport =
            open(
                "https://127.0.0.1:" + server.port(),
                scheme + "://" + (user.isEmpty() ? "" : ESCAPED) + "127.0.0.1:" + proxy.port())) {
      UpgradeAnswer answer =
          transport.upgrade(
              new TransportRequest(
                  "GET",
                  "/talk",
                  HttpHeaders.NONE.with("Connection", "Upgrade").with("Upgrade", "echo"),
                  Optional.empty(),
                  Duration.ofSeconds(30)));

      assertThat(answer).isInstanceOf(UpgradeAnswer.Switched.class);
      try (UpgradedConnection connection = ((UpgradeAnswer.Switched) answer).connection()) {
        connection.out().write("hello".getBytes(StandardCharsets.UTF_8));
        connection.out().flush();
        assertThat(connection.in().readNBytes(5)).asString().isEqualTo("hello");
      }
      assertThat(proxy.targets()).containsExactly("127.0.0.1:" + server.port());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          http   | me:SECRET@ | the proxy answered 407
          https  | me:SECRET@ | the proxy answered 407
          https  | ''         | the proxy answered 407
          socks5 | me:SECRET@ | the proxy refused the user or the password
          socks5 | ''         | the proxy wants a user and a password
          """)
  void proxyThatRefusesIsTold(String scheme, String user, String reason) throws Exception {
    try (TestProxy proxy = proxy(scheme, USER);
        Transport transport =
            open("https://127.0.0.1:1", scheme + "://" + user + "127.0.0.1:" + proxy.port())) {
      assertThatThrownBy(() -> get(transport, "/"))
          .isInstanceOf(NotSentException.class)
          .hasMessage("cannot connect to https://127.0.0.1:1: " + reason);
      assertThat(proxy.targets()).isEmpty();
    }
  }

  @Test
  void hostThatAProxyDoesNotAllowIsTold() throws Exception {
    try (TestProxy proxy = TestProxy.socks("");
        Transport transport =
            open("https://forbidden.example", "socks5://127.0.0.1:" + proxy.port())) {
      assertThatThrownBy(() -> get(transport, "/"))
          .isInstanceOf(NotSentException.class)
          .hasMessage(
              "cannot connect to https://forbidden.example: the proxy refused: not allowed by its"
                  + " rules");
      assertThat(proxy.targets()).containsOnly("forbidden.example:443");
    }
  }

  @Test
  void proxyThatIsGoneIsTold() throws Exception {
    int port;
    try (TestProxy proxy = TestProxy.socks("")) {
      port = proxy.port();
    }
    try (Transport transport = open("https://127.0.0.1:1", "socks5://127.0.0.1:" + port)) {
      assertThatThrownBy(() -> get(transport, "/"))
          .isInstanceOf(NotSentException.class)
          .hasMessage(
              "cannot connect to https://127.0.0.1:1: the proxy at 127.0.0.1:%d cannot be reached:"
                      .formatted(port)
                  + " connection refused");
    }
    try (Transport transport = open("http://127.0.0.1:1", "socks5://127.0.0.1:" + port)) {
      assertThatThrownBy(() -> get(transport, "/"))
          .hasMessageContaining("the proxy at 127.0.0.1:%d cannot be reached".formatted(port));
    }
  }

  @Test
  void proxyMustBeTheOneThatItSays() throws Exception {
    try (TestProxy proxy = TestProxy.https(stranger.server("here"), "");
        Transport transport = open("https://127.0.0.1:1", "https://127.0.0.1:" + proxy.port())) {
      assertThatThrownBy(() -> get(transport, "/"))
          .isInstanceOf(NotSentException.class)
          .hasMessageStartingWith(
              "cannot connect to https://127.0.0.1:1: TLS with the proxy at 127.0.0.1:"
                  + proxy.port()
                  + " failed");
      assertThat(proxy.targets()).isEmpty();
    }
  }
}
