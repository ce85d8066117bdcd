package dev.navarch.apiextensions.serving;

import java.net.Socket;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;
import javax.net.ssl.X509TrustManager;

/**
 * Trusts who can show that it is a service, at whatever address it is found. The name to be shown
 * is the service's, and so it is checked here and not against the address.
 */
final class ServiceTrust extends X509ExtendedTrustManager {
  private static final int DNS_NAME = 2;

  private final X509TrustManager authorities;
  private final String name;

  ServiceTrust(X509TrustManager authorities, String name) {
    this.authorities = authorities;
    this.name = name;
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String authType)
      throws CertificateException {
    authorities.checkServerTrusted(chain, authType);
    Collection<List<?>> names = chain[0].getSubjectAlternativeNames();
    if (names != null) {
      for (List<?> entry : names) {
        if (Integer.valueOf(DNS_NAME).equals(entry.get(0)) && matches((String) entry.get(1))) {
          return;
        }
      }
    }
    throw new CertificateException("x509: certificate is not valid for " + name);
  }

  /** A star stands for the first label, and for no more than that. */
  private boolean matches(String pattern) {
    String lower = pattern.toLowerCase(Locale.ROOT);
    return lower.equals(name)
        || (lower.startsWith("*.")
            && name.indexOf('.') > 0
            && lower.substring(1).equals(name.substring(name.indexOf('.'))));
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String authType, Socket socket)
      throws CertificateException {
    checkServerTrusted(chain, authType);
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
      throws CertificateException {
    checkServerTrusted(chain, authType);
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String authType)
      throws CertificateException {
    throw new CertificateException("nobody is a client here");
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String authType, Socket socket)
      throws CertificateException {
    checkClientTrusted(chain, authType);
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
      throws CertificateException {
    checkClientTrusted(chain, authType);
  }

  @Override
  public X509Certificate[] getAcceptedIssuers() {
    return authorities.getAcceptedIssuers();
  }
}
