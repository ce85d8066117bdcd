package dev.navarch.apiserver.http;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;
import org.jspecify.annotations.Nullable;

/**
 * The one key that a server shows. Unlike a key store it does not encrypt the key under a password
 * first, only to decrypt it again, which takes longer than everything else about starting TLS.
 */
final class OwnKey extends X509ExtendedKeyManager {
  private static final String ALIAS = "server";

  private final PrivateKey key;
  private final X509Certificate[] chain;

  OwnKey(PrivateKey key, List<X509Certificate> chain) {
    this.key = key;
    this.chain = chain.toArray(new X509Certificate[0]);
  }

  private @Nullable String aliasFor(String keyType) {
    return chain[0].getPublicKey().getAlgorithm().equals(keyType) ? ALIAS : null;
  }

  @Override
  public @Nullable String chooseEngineServerAlias(
      String keyType, Principal @Nullable [] issuers, @Nullable SSLEngine engine) {
    return aliasFor(keyType);
  }

  @Override
  public @Nullable String chooseServerAlias(
      String keyType, Principal @Nullable [] issuers, @Nullable Socket socket) {
    return aliasFor(keyType);
  }

  @Override
  public String @Nullable [] getServerAliases(String keyType, Principal @Nullable [] issuers) {
    return aliasFor(keyType) == null ? null : new String[] {ALIAS};
  }

  @Override
  public X509Certificate @Nullable [] getCertificateChain(String alias) {
    return alias.equals(ALIAS) ? chain.clone() : null;
  }

  @Override
  public @Nullable PrivateKey getPrivateKey(String alias) {
    return alias.equals(ALIAS) ? key : null;
  }

  @Override
  public String @Nullable [] getClientAliases(String keyType, Principal @Nullable [] issuers) {
    return null;
  }

  @Override
  public @Nullable String chooseClientAlias(
      String[] keyTypes, Principal @Nullable [] issuers, @Nullable Socket socket) {
    return null;
  }
}
