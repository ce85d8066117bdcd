package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpsExchange;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.Liveness;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.credentials.Credential;
import dev.navarch.client.credentials.CredentialSource;
import dev.navarch.client.tls.ClientIdentity;
import dev.navarch.client.tls.TestAuthority;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class HttpTransportTlsTest {
  private static final String HERE = "ip:127.0.0.1,dns:localhost";

  /** How long a connection may take to come about, whatever liveness says. */
  private static final Duration LONGEST_CONNECT = Duration.ofSeconds(30);

  @TempDir static Path shared;
  private static TestAuthority authority;
  private static TestAuthority stranger;
  private static Bytes trusted;

  @TempDir Path folder;
  private final AtomicLong nanos = new AtomicLong();

  @BeforeAll
  static void certificates() throws Exception {
    authority = TestAuthority.create(shared, "authority");
    authority.sign("here", HERE);
    authority.sign("inner", "dns:inner.example");
    authority.signExpired("old", HERE);
    authority.sign("alice", "dns:alice");
    authority.sign("bob", "dns:bob");
    stranger = TestAuthority.create(shared, "stranger");
    stranger.sign("mallory", "dns:mallory");
    trusted = authority.pem();
  }

  @Test
  void trustedServerAnswers() throws Exception {
    assertThat(ask("here", tls(trusted, "", false))).isEqualTo("nobody");
  }

  @Test
  void unknownAuthorityIsTold() throws Exception {
    assertRefused(
        "here",
        tls(stranger.pem(), "", false),
        "the server's certificate is signed by an unknown authority");
  }

  @Test
  void expiredCertificateIsTold() throws Exception {
    assertRefused("old", tls(trusted, "", false), "the server's certificate has expired (");
  }

  @Test
  void certificateOfAnotherHostIsTold() throws Exception {
    assertRefused(
        "inner", tls(trusted, "", false), "the server's certificate is not for this host (");
  }

  @Test
  void anotherNameIsAskedForAndChecked() throws Exception {
    assertThat(ask("inner", tls(trusted, "inner.example", false))).isEqualTo("nobody");
    assertRefused(
        "here",
        tls(trusted, "inner.example", false),
        "the server's certificate is not for this host (");
    assertRefused(
        "inner",
        tls(stranger.pem(), "inner.example", false),
        "the server's certificate is signed by an unknown authority");
  }

  @Test
  void insecureClientTakesAnyCertificateAndNobodyElseDoes() throws Exception {
    assertThat(ask("old", tls(Bytes.NONE, "", true))).isEqualTo("nobody");
    assertThat(ask("inner", tls(Bytes.NONE, "", true))).isEqualTo("nobody");
    assertRefused("old", tls(trusted, "", false), "the server's certificate has expired (");
  }

  @Test
  void clientShowsItsCertificate() throws Exception {
    assertThat(ask("here", identified("alice"))).isEqualTo("CN=alice");
  }

  @Test
  void serverThatRefusesTheCertificateIsNamed() throws Exception {
    TlsConfig foreign =
        new TlsConfig(
            new PemSource.Data(trusted),
            new PemSource.Data(stranger.certificatePem("mallory")),
            new PemSource.Data(stranger.keyPem("mallory")),
            "",
            false);

    // the alert that says why is often lost when the server hangs up
    try (TestServer server = TestServer.tls(authority.server("here"), true, this::tellCaller)) {
      for (TlsConfig tls : List.of(foreign, tls(trusted, "", false))) {
        try (Transport transport = open(server, tls, () -> Credential.NONE)) {
          assertThatThrownBy(() -> ask(transport))
              .isInstanceOf(IOException.class)
              .hasMessageContaining(" https://127.0.0.1:" + server.port() + ": ");
        }
      }
    }
  }

  @Test
  void replacedFilesAreUsedFromThenOn() throws Exception {
    Path certificate = folder.resolve("tls.crt");
    Path key = folder.resolve("tls.key");
    write("alice", certificate, key);
    TlsConfig tls =
        new TlsConfig(
            new PemSource.Data(trusted),
            new PemSource.File(certificate),
            new PemSource.File(key),
            "",
            false);
    try (TestServer server = TestServer.tls(authority.server("here"), true, this::tellCaller);
        Transport transport = open(server, tls, () -> Credential.NONE)) {
      assertThat(ask(transport)).isEqualTo("CN=alice");
      write("bob", certificate, key);
      assertThat(ask(transport)).isEqualTo("CN=alice");

      nanos.addAndGet(Duration.ofSeconds(1).toNanos());

      assertThat(ask(transport)).isEqualTo("CN=bob");
      Files.writeString(certificate, "half a certificate");
      nanos.addAndGet(Duration.ofSeconds(1).toNanos());
      assertThat(ask(transport)).isEqualTo("CN=bob");
    }
  }

  @Test
  void certificateOfAProgramIsShownAndRenewed() throws Exception {
    Credential[] told = {told("alice")};
    try (TestServer server = TestServer.tls(authority.server("here"), true, this::tellCaller);
        Transport transport = open(server, tls(trusted, "", false), () -> told[0])) {
      assertThat(ask(transport)).isEqualTo("CN=alice");

      told[0] = told("bob");

      assertThat(ask(transport)).isEqualTo("CN=bob");
    }
  }

  @Test
  void whatCannotBeUsedIsToldWhenATransportIsOpened() throws Exception {
    Bytes alice = authority.certificatePem("alice");
    assertCannotOpen(
        new TlsConfig(
            PemSource.none(),
            new PemSource.Data(alice),
            new PemSource.Data(authority.keyPem("bob")),
            "",
            false),
        "the client key does not belong to the client certificate");
    assertCannotOpen(
        new TlsConfig(
            PemSource.none(),
            new PemSource.Data(alice),
            new PemSource.Data(Bytes.ofUtf8("SECRET")),
            "",
            false),
        "the client key cannot be used: there is no private key in PEM form");
    assertCannotOpen(
        tls(Bytes.ofUtf8("nothing"), "", false),
        "the certificate authority cannot be used: there is no certificate in PEM form");
    assertCannotOpen(
        new TlsConfig(
            new PemSource.File(folder.resolve("gone")),
            PemSource.none(),
            PemSource.none(),
            "",
            false),
        "open " + folder.resolve("gone") + ": no such file or directory");
  }

  private static void assertCannotOpen(TlsConfig tls, String message) {
    ClientConfig config = ClientConfig.builder("https://127.0.0.1:1").tls(tls).build();

    assertThatThrownBy(() -> ConfiguredTransport.open(config))
        .isInstanceOf(IOException.class)
        .hasMessage(message);
  }

  private void assertRefused(String certificate, TlsConfig tls, String reason) throws Exception {
    try (TestServer server =
            TestServer.tls(authority.server(certificate), false, this::tellCaller);
        Transport transport = open(server, tls, () -> Credential.NONE)) {
      assertThatThrownBy(() -> ask(transport))
          .isInstanceOf(UntrustedServerException.class)
          .hasMessageStartingWith(
              "cannot connect to https://127.0.0.1:" + server.port() + ": " + reason);
    }
  }

  private String ask(String certificate, TlsConfig tls) throws Exception {
    boolean needsCertificate = tls.certificate().isPresent();
    try (TestServer server =
            TestServer.tls(authority.server(certificate), needsCertificate, this::tellCaller);
        Transport transport = open(server, tls, () -> Credential.NONE)) {
      return ask(transport);
    }
  }

  private static String ask(Transport transport) throws Exception {
    TransportRequest request =
        new TransportRequest(
            "GET", "/", HttpHeaders.NONE, Optional.empty(), Duration.ofSeconds(30));
    try (TransportAnswer answer = transport.send(request)) {
      return new String(answer.body().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void tellCaller(HttpExchange exchange) throws IOException {
    String caller = "nobody";
    try {
      caller = ((HttpsExchange) exchange).getSSLSession().getPeerPrincipal().getName();
    } catch (SSLPeerUnverifiedException e) {
      assertThat(e).isNotNull();
    }
    TestServer.answer(exchange, 200, caller.getBytes(StandardCharsets.UTF_8));
  }

  private interface Telling {
    Credential tell();
  }

  private Transport open(TestServer server, TlsConfig tls, Telling telling) throws IOException {
    CredentialSource source =
        new CredentialSource() {
          @Override
          public Credential current() {
            return telling.tell();
          }

          @Override
          public boolean refused(Credential shown) {
            return false;
          }
        };
    return HttpTransport.open(
        ClientConfig.builder("https://127.0.0.1:" + server.port()).tls(tls).build(),
        source,
        Map.of(),
        nanos::get);
  }

  private static TlsConfig tls(Bytes authorities, String serverName, boolean insecure) {
    return new TlsConfig(
        PemSource.of(authorities, ""), PemSource.none(), PemSource.none(), serverName, insecure);
  }

  private static TlsConfig identified(String name) throws IOException, GeneralSecurityException {
    return new TlsConfig(
        new PemSource.Data(trusted),
        new PemSource.Data(authority.certificatePem(name)),
        new PemSource.Data(authority.keyPem(name)),
        "",
        false);
  }

  private static Credential told(String name) throws IOException, GeneralSecurityException {
    return new Credential(
        "", ClientIdentity.read(authority.certificatePem(name), authority.keyPem(name)));
  }

  private static void write(String name, Path certificate, Path key)
      throws IOException, GeneralSecurityException {
    Files.write(certificate, authority.certificatePem(name).toByteArray());
    Files.write(key, authority.keyPem(name).toByteArray());
  }

  @Test
  void connectionThatDoesNotComeAboutIsGivenUpThoughAnotherOneWould() throws Exception {
    Liveness liveness = new Liveness(Duration.ofMillis(500), Duration.ofSeconds(10));
    long started = System.nanoTime();
    CountDownLatch silence = new CountDownLatch(1);
    LongSupplier sinceSilence = () -> silence.getCount() == 0 ? System.nanoTime() - started : 0;
    try (TestServer server = TestServer.tls(authority.server("here"), false, this::tellCaller);
        ServerSocket front = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual().start(() -> letAllButTheFirstThrough(front, silence, server.port()));
      ClientConfig config =
          ClientConfig.builder("https://127.0.0.1:" + front.getLocalPort())
              .tls(tls(trusted, "", false))
              .liveness(liveness)
              .build();
      try (Transport transport =
          HttpTransport.open(config, CredentialSource.of(config), Map.of(), sinceSilence)) {
        long begun = System.nanoTime();

        assertThatThrownBy(() -> ask(transport)).isInstanceOf(NotSentException.class);

        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(LONGEST_CONNECT);
        assertThat(ask(transport)).isEqualTo("nobody");
      }
    }
  }

  /** The first connection hears nothing. */
  private static void letAllButTheFirstThrough(
      ServerSocket front, CountDownLatch silence, int port) {
    List<Socket> open = new ArrayList<>();
    try {
      open.add(front.accept());
      silence.countDown();
      while (true) {
        Socket client = front.accept();
        Socket server = new Socket(InetAddress.getLoopbackAddress(), port);
        open.addAll(List.of(client, server));
        Thread.ofVirtual().start(() -> carry(client, server));
        Thread.ofVirtual().start(() -> carry(server, client));
      }
    } catch (IOException e) { // the end of the test
      open.forEach(HttpTransportTlsTest::end);
    }
  }

  private static void carry(Socket from, Socket to) {
    try {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      end(to);
    }
  }

  private static void end(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
