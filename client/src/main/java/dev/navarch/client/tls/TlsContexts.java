package dev.navarch.client.tls;

import dev.navarch.apimachinery.value.Bytes;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.List;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.jspecify.annotations.Nullable;

/** Makes TLS contexts that hold for one client alone: nothing of the JVM is changed. */
public final class TlsContexts {
  private TlsContexts() {}

  /**
   * Makes a context.
   *
   * @param authorities in PEM form; empty for those that the JDK trusts
   * @param serverName the name that servers must have in their certificates; empty for their host's
   * @param insecure whether any certificate will do
   * @throws IOException if certificates or the key cannot be used; it says which
   */
  public static SSLContext create(
      Bytes authorities, @Nullable ClientIdentity identity, String serverName, boolean insecure)
      throws IOException {
    TrustManager[] trust = insecure ? AnyServer.TRUST : trust(authorities);
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      KeyManager[] keys = identity == null ? null : new KeyManager[] {new OnlyIdentity(identity)};
      context.init(keys, trust, null);
      return serverName.isEmpty() ? context : OtherNameContext.of(context, serverName);
    } catch (GeneralSecurityException e) {
      throw new IOException("the client certificate cannot be used: " + e.getMessage(), e);
    }
  }

  private static TrustManager @Nullable [] trust(Bytes authorities) throws IOException {
    if (authorities.isEmpty()) {
      return null;
    }
    try {
      List<X509Certificate> trusted = Certificates.read(authorities.unsafeArray());
      KeyStore store = emptyStore();
      for (int i = 0; i < trusted.size(); i++) {
        store.setCertificateEntry("authority-" + i, trusted.get(i));
      }
      TrustManagerFactory factory =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      factory.init(store);
      return factory.getTrustManagers();
    } catch (IllegalArgumentException | GeneralSecurityException e) {
      throw new IOException("the certificate authority cannot be used: " + e.getMessage(), e);
    }
  }

  private static KeyStore emptyStore() throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    return store;
  }
}
