package dev.navarch.attacks.client;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

/**
 * A server on this machine.
 *
 * @param tls trusts the authority of the server; shows no certificate
 */
public record Target(URI url, SSLContext tls) {
  /** Longer than any request takes unless it hangs. */
  public static final Duration PATIENCE = Duration.ofSeconds(60);

  public Target {
    if (!url.getHost().equals("127.0.0.1") && !url.getHost().equals("localhost")) {
      throw new IllegalArgumentException("only servers on loopback are attacked, not " + url);
    }
  }

  /** A server whose certificate an authority has issued. */
  public static Target of(URI url, String authorityPem) {
    try {
      KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
      trusted.load(null, null);
      trusted.setCertificateEntry(
          "authority",
          CertificateFactory.getInstance("X.509")
              .generateCertificate(
                  new ByteArrayInputStream(authorityPem.getBytes(StandardCharsets.US_ASCII))));
      TrustManagerFactory factory =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      factory.init(trusted);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, factory.getTrustManagers(), null);
      return new Target(url, context);
    } catch (GeneralSecurityException | IOException e) {
      throw new IllegalStateException("cannot set up TLS", e);
    }
  }

  /** A client that shows a bearer token; an anonymous one if the token is empty. */
  public PlainClient client(String token) {
    return PlainClient.to(this, token);
  }

  /** Opens a connection of one protocol: {@code http/1.1} or {@code h2}. */
  SSLSocket connect(String protocol) throws IOException {
    SSLSocket socket =
        (SSLSocket)
            tls.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), url.getPort());
    SSLParameters parameters = socket.getSSLParameters();
    parameters.setApplicationProtocols(new String[] {protocol});
    socket.setSSLParameters(parameters);
    socket.setSoTimeout((int) PATIENCE.toMillis());
    socket.startHandshake();
    return socket;
  }
}
