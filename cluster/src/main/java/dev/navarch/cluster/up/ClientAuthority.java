package dev.navarch.cluster.up;

import dev.navarch.apiserver.certificates.Certificates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/** An authority of somebody else, whose client certificates are to be taken. */
final class ClientAuthority {
  private ClientAuthority() {}

  /**
   * Reads its certificate.
   *
   * @throws IOException if the file cannot be read or holds none; the message is one line
   */
  static X509TrustManager read(Path file) throws IOException {
    try {
      KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
      trusted.load(null, null);
      trusted.setCertificateEntry("authority", Certificates.fromPem(Files.readString(file)));
      TrustManagerFactory factory =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      factory.init(trusted);
      for (TrustManager manager : factory.getTrustManagers()) {
        if (manager instanceof X509TrustManager usable) {
          return usable;
        }
      }
      throw new IOException(file + ": this JVM has no trust manager for certificates");
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new IOException(file + " holds no certificate: " + e.getMessage(), e);
    }
  }
}
