package dev.navarch.storage.testing.etcd;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * A certificate authority and what it vouches for, as PEM files.
 *
 * @param authority the certificate to trust
 * @param server for 127.0.0.1 and localhost
 * @param client of the same authority
 * @param untrustedClient just like {@code client}, but of another authority
 */
public record TestCertificates(
    Path authority, PemPair server, PemPair client, PemPair untrustedClient) {

  /** Makes new ones in a folder, which is made if need be. They are good for thirty days. */
  public static TestCertificates create(Path folder) {
    try {
      Files.createDirectories(folder);
      TestAuthority authority = TestAuthority.create("Navarch test authority");
      TestAuthority stranger = TestAuthority.create("Navarch other authority");
      return new TestCertificates(
          authority.write(folder.resolve("ca.crt")),
          authority.issueServer(folder, "server"),
          authority.issueClient(folder, "client"),
          stranger.issueClient(folder, "untrusted-client"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a Java client needs: trusts the authority and presents the pair as itself. */
  public SSLContext sslContext(PemPair self) {
    try {
      KeyStore trusted = emptyStore();
      trusted.setCertificateEntry("authority", readCertificate(authority));
      TrustManagerFactory trust =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(trusted);

      KeyStore own = emptyStore();
      Certificate[] chain = {readCertificate(self.certificate())};
      own.setKeyEntry("self", readKey(self.key()), new char[0], chain);
      KeyManagerFactory keys =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      keys.init(own, new char[0]);

      SSLContext context = SSLContext.getInstance("TLS");
      context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
      return context;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static KeyStore emptyStore() throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    return store;
  }

  private static Certificate readCertificate(Path file)
      throws IOException, GeneralSecurityException {
    try (InputStream in = Files.newInputStream(file)) {
      return CertificateFactory.getInstance("X.509").generateCertificate(in);
    }
  }

  private static PrivateKey readKey(Path file) throws IOException, GeneralSecurityException {
    String base64 = Files.readString(file).replaceAll("-----[A-Z ]+-----", "");
    byte[] pkcs8 = Base64.getMimeDecoder().decode(base64);
    return KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(pkcs8));
  }
}
