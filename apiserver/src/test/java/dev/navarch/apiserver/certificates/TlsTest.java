package dev.navarch.apiserver.certificates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.api.Test;

/** Real handshakes, in which each side shows a certificate and the client checks the name. */
class TlsTest {
  private static final Duration DAY = Duration.ofDays(1);

  private final CertificateAuthority authority =
      CertificateAuthority.create("navarch", DAY, InstantSource.system());
  private final CertifiedKey server =
      authority.issueServing("server", ServingNames.of(List.of("127.0.0.1", "api.test")), DAY);

  private static SSLContext tls(CertifiedKey own, CertificateAuthority trusted)
      throws GeneralSecurityException, IOException {
    KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    store.setKeyEntry("own", own.key(), new char[0], new Certificate[] {own.certificate()});
    KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    keys.init(store, new char[0]);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys.getKeyManagers(), new X509TrustManager[] {trusted.trust()}, null);
    return context;
  }

  /** Shakes hands, and returns what the server learns of the client. */
  private String handshake(CertifiedKey client, CertificateAuthority trusted, String name)
      throws Exception {
    try (SSLServerSocket listening =
        (SSLServerSocket)
            tls(server, authority)
                .getServerSocketFactory()
                .createServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      listening.setNeedClientAuth(true);
      CompletableFuture<String> seen =
          CompletableFuture.supplyAsync(() -> {
            try (SSLSocket accepted = (SSLSocket) listening.accept()) {
              accepted.startHandshake();
              return accepted.getSession().getPeerPrincipal().getName();
            } catch (IOException e) {
              throw new IllegalStateException(e);
            }
          });
      try (Socket plain = new Socket(InetAddress.getLoopbackAddress(), listening.getLocalPort());
          SSLSocket socket =
              (SSLSocket)
                  tls(client, trusted)
                      .getSocketFactory()
                      .createSocket(plain, name, listening.getLocalPort(), true)) {
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return seen.get(20, TimeUnit.SECONDS);
      }
    }
  }

  @Test
  void clientAndServerKnowEachOther() throws Exception {
    CertifiedKey client = authority.issueClient("jane", List.of("ops"), DAY);

    assertThat(handshake(client, authority, "127.0.0.1")).isEqualTo("CN=jane,O=ops");
    assertThat(handshake(client, authority, "api.test")).isEqualTo("CN=jane,O=ops");
  }

  @Test
  void aServerWithAnotherNameIsNotBelieved() {
    CertifiedKey client = authority.issueClient("jane", List.of(), DAY);

    assertThatThrownBy(() -> handshake(client, authority, "other.test"))
        .isInstanceOf(SSLException.class)
        .hasMessageContaining("other.test");
  }

  @Test
  void aServerOfAnotherAuthorityIsNotBelieved() {
    CertificateAuthority other =
        CertificateAuthority.create("navarch", DAY, InstantSource.system());
    CertifiedKey client = authority.issueClient("jane", List.of(), DAY);

    assertThatThrownBy(() -> handshake(client, other, "127.0.0.1"))
        .isInstanceOf(SSLException.class);
  }
}
