package dev.navarch.apiserver.http;

import java.net.Socket;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.List;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * Lets every client certificate pass the handshake, so that a request with an unacceptable
 * certificate can still be authenticated by another credential. TLS proves that the client holds
 * the key of the certificate; nothing else about it is verified here.
 *
 * <p>The extended class is used because the JDK adds checks of its own to plain trust managers.
 */
final class AnyClient extends X509ExtendedTrustManager {
  private final X509Certificate[] authorities;

  AnyClient(List<X509Certificate> authorities) {
    this.authorities = authorities.toArray(new X509Certificate[0]);
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine engine) {}

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String authType, Socket socket) {}

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String authType) {}

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
      throws CertificateException {
    throw notForServers();
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String authType, Socket socket)
      throws CertificateException {
    throw notForServers();
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String authType)
      throws CertificateException {
    throw notForServers();
  }

  private static CertificateException notForServers() {
    return new CertificateException("certificates of servers are never accepted");
  }

  @Override
  public X509Certificate[] getAcceptedIssuers() {
    return authorities.clone();
  }
}
