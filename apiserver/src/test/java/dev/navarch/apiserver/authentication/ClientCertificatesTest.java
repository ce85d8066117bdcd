package dev.navarch.apiserver.authentication;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Peer;
import dev.navarch.apiserver.request.Query;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.api.Test;

class ClientCertificatesTest {
  private static final Duration DAY = Duration.ofDays(1);

  /** An authority whose checks are counted. */
  private static final class Counted implements X509TrustManager {
    private final X509TrustManager trust;
    private int checks;

    Counted(X509TrustManager trust) {
      this.trust = trust;
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type)
        throws CertificateException {
      checks++;
      trust.checkClientTrusted(chain, type);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type)
        throws CertificateException {
      throw new CertificateException("for clients alone");
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return trust.getAcceptedIssuers();
    }
  }

  /** Takes every certificate, however old. */
  private static final X509TrustManager ANYTHING =
      new X509TrustManager() {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
          return new X509Certificate[0];
        }
      };

  private static CertificateAuthority authority(InstantSource clock) {
    return CertificateAuthority.create("test", DAY, clock);
  }

  private static ApiRequest shown(X509Certificate... chain) {
    return new ApiRequest(
        "GET",
        "/api",
        Query.EMPTY,
        Headers.NONE,
        new byte[0],
        new Peer("127.0.0.1", List.of(chain)));
  }

  private static X509Certificate client(CertificateAuthority authority) {
    return authority.issueClient("jane", List.of("crew", "deck"), DAY).certificate();
  }

  @Test
  void theSubjectIsTheUserAndItsGroups() {
    CertificateAuthority authority = authority(InstantSource.system());

    assertThat(new ClientCertificates(authority.trust()).identify(shown(client(authority))))
        .isInstanceOfSatisfying(
            Identification.Known.class,
            known -> {
              assertThat(known.user().name()).isEqualTo("jane");
              assertThat(known.user().groups()).containsExactlyInAnyOrder("crew", "deck");
              assertThat(known.user().extra()).isEqualTo(Map.of());
            });
  }

  @Test
  void whoPassedIsNotCheckedAgainAtOnce() {
    CertificateAuthority authority = authority(InstantSource.system());
    Counted trust = new Counted(authority.trust());
    ClientCertificates certificates = new ClientCertificates(trust);
    X509Certificate client = client(authority);

    Identification first = certificates.identify(shown(client));
    Identification second = certificates.identify(shown(client));

    assertThat(second).isEqualTo(first).isInstanceOf(Identification.Known.class);
    assertThat(trust.checks).isEqualTo(1);
  }

  @Test
  void whoDidNotPassIsCheckedEveryTime() {
    Counted trust = new Counted(authority(InstantSource.system()).trust());
    ClientCertificates certificates = new ClientCertificates(trust);
    X509Certificate stranger = client(authority(InstantSource.system()));

    for (int i = 0; i < 2; i++) {
      assertThat(certificates.identify(shown(stranger))).isInstanceOf(Identification.Refused.class);
    }
    assertThat(trust.checks).isEqualTo(2);
  }

  @Test
  void nobodyIsRememberedLongerThanTheCertificatesLast() {
    X509Certificate expired = client(old());
    Counted trust = new Counted(ANYTHING);
    ClientCertificates certificates = new ClientCertificates(trust);
    X509Certificate client = client(authority(InstantSource.system()));

    for (int i = 0; i < 3; i++) {
      assertThat(certificates.identify(shown(client, expired)))
          .isInstanceOf(Identification.Known.class);
    }
    assertThat(trust.checks).isEqualTo(3);
  }

  @Test
  void anExpiredCertificateIsRefusedEvenIfItIsItselfTrusted() {
    assertThat(new ClientCertificates(ANYTHING).identify(shown(client(old()))))
        .isInstanceOf(Identification.Refused.class);
  }

  private static CertificateAuthority old() {
    return authority(InstantSource.fixed(Instant.now().minus(DAY.plus(DAY))));
  }
}
