package dev.navarch.client.tls;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;
import org.jspecify.annotations.Nullable;

/**
 * Shows the one certificate there is to every server that asks for one, whatever authorities it
 * lists: as Kubernetes' clients do, and so that the server can say why it refuses. There is no key
 * store behind it: those that the JDK has encrypt a key to keep it, and take their time.
 */
final class OnlyIdentity extends X509ExtendedKeyManager {
  private static final String ALIAS = "client";

  private final ClientIdentity identity;
  private final String algorithm;

  OnlyIdentity(ClientIdentity identity) {
    this.identity = identity;
    algorithm = identity.chain().getFirst().getPublicKey().getAlgorithm();
  }

  @Override
  public @Nullable String chooseClientAlias(
      String[] keyTypes, Principal @Nullable [] issuers, @Nullable Socket socket) {
    for (String keyType : keyTypes) {
      if (keyType.equals(algorithm) || keyType.startsWith(algorithm + "_")) {
        return ALIAS;
      }
    }
    return null;
  }

  @Override
  public @Nullable String chooseEngineClientAlias(
      String[] keyTypes, Principal @Nullable [] issuers, @Nullable SSLEngine engine) {
    return chooseClientAlias(keyTypes, issuers, null);
  }

  @Override
  public String @Nullable [] getClientAliases(String keyType, Principal @Nullable [] issuers) {
    return keyType.equals(algorithm) ? new String[] {ALIAS} : null;
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

  @Override
  public X509Certificate @Nullable [] getCertificateChain(String name) {
    return name.equals(ALIAS) ? identity.chain().toArray(new X509Certificate[0]) : null;
  }

  @Override
  public @Nullable PrivateKey getPrivateKey(String name) {
    return name.equals(ALIAS) ? identity.key() : null;
  }
}
