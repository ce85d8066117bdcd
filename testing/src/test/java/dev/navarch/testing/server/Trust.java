package dev.navarch.testing.server;

import dev.navarch.apiserver.certificates.CertifiedKey;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.jspecify.annotations.Nullable;

/** Trust in the servers that one authority vouches for, and perhaps a certificate to show. */
record Trust(SSLContext context) {
  static Trust in(String authorityPem) {
    return of(authorityPem, null);
  }

  static Trust in(String authorityPem, CertifiedKey own) {
    return of(authorityPem, own);
  }

  private static Trust of(String authorityPem, @Nullable CertifiedKey own) {
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
      context.init(own == null ? null : keyManagers(own), factory.getTrustManagers(), null);
      return new Trust(context);
    } catch (GeneralSecurityException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static KeyManager[] keyManagers(CertifiedKey own)
      throws GeneralSecurityException, IOException {
    KeyStore keys = KeyStore.getInstance(KeyStore.getDefaultType());
    keys.load(null, null);
    char[] password = new char[0];
    keys.setKeyEntry("own", own.key(), password, new Certificate[] {own.certificate()});
    KeyManagerFactory factory =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    factory.init(keys, password);
    return factory.getKeyManagers();
  }

  /** A connection to a port of this machine, on which the protocol is agreed. */
  SSLSocket connect(int port, String protocol, int timeoutMillis) throws IOException {
    SSLSocket socket =
        (SSLSocket) context.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port);
    SSLParameters parameters = socket.getSSLParameters();
    parameters.setApplicationProtocols(new String[] {protocol});
    socket.setSSLParameters(parameters);
    socket.setSoTimeout(timeoutMillis);
    socket.startHandshake();
    return socket;
  }
}
