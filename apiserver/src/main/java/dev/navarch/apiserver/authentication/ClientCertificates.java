package dev.navarch.apiserver.authentication;

import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apiserver.http.ApiRequest;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.net.ssl.X509TrustManager;

/**
 * Certificates that clients showed during the TLS handshake: the common name is the user, each
 * organization a group. May be used by any thread.
 *
 * <p>To check a certificate takes longer than to answer most requests, and a client shows the same
 * one with each. So who passed is remembered for a while, and never longer than the certificates
 * last; who did not pass is not remembered.
 */
public final class ClientCertificates implements Authenticator {
  private static final String CLIENT_AUTHENTICATION = "1.3.6.1.5.5.7.3.2";
  private static final String ANY_USAGE = "2.5.29.37.0";

  private static final int MOST_REMEMBERED = 1024;
  private static final long REMEMBERED_MILLIS = Duration.ofMinutes(5).toMillis();

  private record Checked(Identification identification, long until) {}

  private final Lazy<X509TrustManager> authorities;
  private final ConcurrentHashMap<X509Certificate, Checked> remembered = new ConcurrentHashMap<>();

  /** Takes those whose certificates may vouch for a client. */
  public ClientCertificates(X509TrustManager authorities) {
    this(Lazy.made(authorities));
  }

  /** Takes those whose certificates may vouch for a client, once a client shows one. */
  public ClientCertificates(Lazy<X509TrustManager> authorities) {
    this.authorities = authorities;
  }

  @Override
  public Identification identify(ApiRequest request) {
    List<X509Certificate> chain = request.peer().certificates();
    if (chain.isEmpty()) {
      return Identification.none();
    }
    X509Certificate own = chain.get(0);
    long now = System.currentTimeMillis();
    Checked known = remembered.get(own);
    if (known != null && now < known.until()) {
      return known.identification();
    }
    Identification identification = check(chain, own);
    if (identification instanceof Identification.Known) {
      remember(own, new Checked(identification, end(chain, now)));
    }
    return identification;
  }

  private Identification check(List<X509Certificate> chain, X509Certificate own) {
    try {
      authorities
          .get()
          .checkClientTrusted(
              chain.toArray(new X509Certificate[0]), own.getPublicKey().getAlgorithm());
      own.checkValidity(); // not part of the above if the certificate itself is trusted
      List<String> usage = own.getExtendedKeyUsage();
      if (usage != null && !usage.contains(CLIENT_AUTHENTICATION) && !usage.contains(ANY_USAGE)) {
        return new Identification.Refused("the client's certificate is not meant for clients");
      }
      User user = user(own);
      return user.name().isEmpty() ? Identification.none() : new Identification.Known(user);
    } catch (CertificateException e) {
      return new Identification.Refused("the client's certificate: " + e.getMessage());
    }
  }

  private void remember(X509Certificate own, Checked checked) {
    if (remembered.size() >= MOST_REMEMBERED) {
      remembered.clear();
    }
    remembered.put(own, checked);
  }

  private static long end(List<X509Certificate> chain, long now) {
    long end = now + REMEMBERED_MILLIS;
    for (X509Certificate certificate : chain) {
      end = Math.min(end, certificate.getNotAfter().getTime());
    }
    return end;
  }

  private static User user(X509Certificate certificate) throws CertificateException {
    CertificateSubject subject =
        CertificateSubject.decode(certificate.getSubjectX500Principal().getEncoded());
    return new User(subject.commonName(), "", subject.organizations(), Map.of());
  }
}
