package dev.navarch.benchmarks.start;

import dev.navarch.testing.TestControlPlane;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

/**
 * Prints how many milliseconds pass until a JVM's first control plane has answered a request over
 * TLS, from a client that is hardly more than a socket.
 */
final class FirstAnswer {
  private static final String OK = "HTTP/1.1 200 ";

  private FirstAnswer() {}

  public static void main(String[] arguments) throws IOException, GeneralSecurityException {
    long start = System.nanoTime();
    try (TestControlPlane controlPlane = TestControlPlane.start()) {
      String answer = ask(controlPlane.url(), trusting(controlPlane.authorityPem()));
      if (!answer.equals(OK)) {
        throw new IllegalStateException("answered " + answer);
      }
      System.out.println((System.nanoTime() - start) / 1e6);
    }
  }

  private static String ask(URI url, SSLContext tls) throws IOException {
    try (SSLSocket socket =
        (SSLSocket) tls.getSocketFactory().createSocket(url.getHost(), url.getPort())) {
      String request = "GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      byte[] beginning = socket.getInputStream().readNBytes(OK.length());
      return new String(beginning, StandardCharsets.US_ASCII);
    }
  }

  private static SSLContext trusting(String authority)
      throws IOException, GeneralSecurityException {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry(
        "authority",
        CertificateFactory.getInstance("X.509")
            .generateCertificate(
                new ByteArrayInputStream(authority.getBytes(StandardCharsets.US_ASCII))));
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(trusted);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    return context;
  }
}
