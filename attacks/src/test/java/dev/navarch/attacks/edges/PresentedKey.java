package dev.navarch.attacks.edges;

import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.attacks.client.Target;
import java.net.Socket;
import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedKeyManager;
import javax.net.ssl.X509ExtendedTrustManager;
import org.jspecify.annotations.Nullable;

/**
 * Presents one client certificate in every handshake, also if the server does not name its issuer.
 */
final class PresentedKey extends X509ExtendedKeyManager {
  private static final String ALIAS = "client";

  private final CertifiedKey key;

  private PresentedKey(CertifiedKey key) {
    this.key = key;
  }

  /** Returns the server at a URL, as seen by clients that present a certificate. */
  static Target presenting(CertifiedKey key, URI url) {
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(
          new KeyManager[] {new PresentedKey(key)}, new TrustManager[] {new AnyServer()}, null);
      return new Target(url, context);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("cannot set up TLS", e);
    }
  }

  @Override
  public String chooseClientAlias(
      String[] keyTypes, Principal @Nullable [] issuers, @Nullable Socket socket) {
    return ALIAS;
  }

  @Override
  public String chooseEngineClientAlias(
      String[] keyTypes, Principal @Nullable [] issuers, @Nullable SSLEngine engine) {
    return ALIAS;
  }

  @Override
  public String[] getClientAliases(String keyType, Principal @Nullable [] issuers) {
    return new String[] {ALIAS};
  }

  @Override
  public X509Certificate[] getCertificateChain(String alias) {
    return new X509Certificate[] {key.certificate()};
  }

  @Override
  public PrivateKey getPrivateKey(String alias) {
    return key.key();
  }

  @Override
  public String @Nullable [] getServerAliases(String keyType, Principal @Nullable [] issuers) {
    return null;
  }

  @Override
  public @Nullable String chooseServerAlias(
      String keyType, Principal @Nullable [] issuers, @Nullable Socket socket) {
    return null;
  }

  /** The client under test authenticates itself; the server's identity is not examined. */
  private static final class AnyServer extends X509ExtendedTrustManager {
    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket) {}

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine) {}

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type) {}

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket) {
      throw new UnsupportedOperationException("used by clients only");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine) {
      throw new UnsupportedOperationException("used by clients only");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type) {
      throw new UnsupportedOperationException("used by clients only");
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }
}
