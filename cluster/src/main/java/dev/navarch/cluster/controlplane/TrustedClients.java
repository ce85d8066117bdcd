package dev.navarch.cluster.controlplane;

import dev.navarch.cluster.keys.ControlPlaneKeys;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.X509TrustManager;

/** Takes the certificates of clients that any of several authorities vouches for. */
final class TrustedClients implements X509TrustManager {
  private final List<X509TrustManager> authorities;

  private TrustedClients(List<X509TrustManager> authorities) {
    this.authorities = authorities;
  }

  static X509TrustManager of(ControlPlaneKeys keys, ControlPlaneOptions options) {
    List<X509TrustManager> authorities = new ArrayList<>();
    authorities.add(keys.authority().trust());
    authorities.addAll(options.clientAuthorities());
    return authorities.size() == 1 ? authorities.get(0) : new TrustedClients(authorities);
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String authType)
      throws CertificateException {
    CertificateException last = new CertificateException("nobody vouches for the client");
    for (X509TrustManager authority : authorities) {
      try {
        authority.checkClientTrusted(chain, authType);
        return;
      } catch (CertificateException e) {
        last = e;
      }
    }
    throw last;
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String authType)
      throws CertificateException {
    throw new CertificateException("this is for clients");
  }

  @Override
  public X509Certificate[] getAcceptedIssuers() {
    List<X509Certificate> issuers = new ArrayList<>();
    for (X509TrustManager authority : authorities) {
      issuers.addAll(List.of(authority.getAcceptedIssuers()));
    }
    return issuers.toArray(new X509Certificate[0]);
  }
}
