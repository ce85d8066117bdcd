package dev.navarch.client.transport;

import static dev.navarch.client.transport.Exchanges.await;
import static dev.navarch.client.transport.Exchanges.unheard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.Liveness;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.duplex.UpgradeServer;
import dev.navarch.client.tls.TestAuthority;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
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
    return Exchanges.open(config(server, proxy).build());
  }

  private static ClientConfig.Builder config(String server, String proxy) throws Exception {
    return ClientConfig.builder(server)
        .proxy(URI.create(proxy))
        .tls(
            new TlsConfig(
                new PemSource.Data(authority.pem()),
                PemSource.none(),
                PemSource.none(),
                "",
                false));
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
          http   | ''         | the proxy answered 407
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          http   | ''   | the proxy answered 502
          http   | user | the proxy answered 502
          https  | ''   | the proxy answered 502
          socks5 | ''   | the proxy refused: not allowed by its rules
          """)
  void hostThatAProxyDoesNotAllowIsTold(String scheme, String user, String reason)
      throws Exception {
    try (TestProxy proxy = proxy(scheme, user.isEmpty() ? "" : USER);
        Transport transport =
            open(
                "https://forbidden.example",
                scheme + "://" + (user.isEmpty() ? "" : ESCAPED) + "127.0.0.1:" + proxy.port())) {
      assertThatThrownBy(() -> get(transport, "/"))
          .isInstanceOf(NotSentException.class)
          .hasMessage("cannot connect to https://forbidden.example: " + reason);
      assertThat(proxy.targets()).containsOnly("forbidden.example:443");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"https", "http"})
  void proxyThatIsGoneIsTold(String scheme) throws Exception {
    String server = scheme + "://127.0.0.1:1";
    try (Socket unheard = unheard();
        Transport transport = open(server, "socks5://127.0.0.1:" + unheard.getLocalPort())) {
      assertThatThrownBy(() -> get(transport, "/"))
          .isInstanceOf(NotSentException.class)
          .hasMessage(
              "cannot connect to %s: the proxy at 127.0.0.1:%d cannot be reached: connection"
                  + " refused",
              server, unheard.getLocalPort());
    }
  }

  @Test
  void endOfAConnectionThatStoodIsNotLaidToTheProxy() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    CountDownLatch mayEnd = new CountDownLatch(1);
    try (TestServer server =
            TestServer.plain(exchange -> {
              arrived.countDown();
              await(mayEnd);
              exchange.close();
            });
        TestProxy proxy = TestProxy.socks("");
        Transport transport =
            open("http://127.0.0.1:" + server.port(), "socks5://127.0.0.1:" + proxy.port())) {
      // what the JDK does not ask for again by itself
      TransportRequest post =
          new TransportRequest(
              "POST", "/", HttpHeaders.NONE, Optional.empty(), Duration.ofSeconds(30));
      FutureTask<TransportAnswer> waiting = new FutureTask<>(() -> transport.send(post));
      Thread.ofVirtual().start(waiting);
      arrived.await();
      proxy.refuse(true);
      assertThatThrownBy(() -> get(transport, "/")).isInstanceOf(NotSentException.class);

      mayEnd.countDown();

      assertThatThrownBy(waiting::get)
          .cause()
          .isNotInstanceOf(NotSentException.class)
          .hasMessage(
              "no answer of http://127.0.0.1:%d: the server closed the connection", server.port());
    }
  }

  @Test
  void whatABridgeAnswersIsNoSignOfLifeOfTheServer() throws Exception {
    CountDownLatch over = new CountDownLatch(1);
    AtomicBoolean timePasses = new AtomicBoolean();
    long started = System.nanoTime();
    try (TestServer server =
            TestServer.plain(exchange -> {
              exchange.sendResponseHeaders(200, 0);
              exchange.getResponseBody().flush();
              await(over);
            });
        TestProxy proxy = TestProxy.socks("");
        Transport transport =
            Exchanges.open(
                config("http://127.0.0.1:" + server.port(), "socks5://127.0.0.1:" + proxy.port())
                    .liveness(new Liveness(Duration.ofMillis(50), Duration.ofSeconds(20)))
                    .build(),
                () -> timePasses.get() ? System.nanoTime() - started : 0);
        TransportAnswer answer = transport.send(Exchanges.get(Duration.ZERO))) {
      proxy.refuse(true);
      timePasses.set(true);

      assertThatThrownBy(() -> answer.body().read()).isInstanceOf(ServerLostException.class);
      over.countDown();
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
