package dev.navarch.apiserver.certificates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServingNamesTest {
  @Test
  void namesAndAddressesAreToldApart() {
    ServingNames names =
        ServingNames.of(List.of("LocalHost", "10.0.0.1", "::1", "*.Example.com", "localhost"));

    assertThat(names.names()).containsExactly("localhost", "*.example.com");
    assertThat(names.addresses())
        .extracting(InetAddress::getHostAddress)
        .containsExactly("10.0.0.1", "0:0:0:0:0:0:0:1");
  }

  @Test
  void whatIsNeitherIsRefused() {
    for (String bad :
        List.of(
            "",
            "a b",
            "a..b",
            "::1%eth0",
            "1:2",
            "a/b",
            "-a",
            "ä.de",
            "[::1]",
            "*",
            "1.2.3.4:80",
            "300.1.1.1",
            "7")) {
      assertThatThrownBy(() -> ServingNames.of(List.of(bad)))
          .as(bad)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("neither a host's name nor an address: " + bad);
    }
  }

  @Test
  void aCertificateIsForItsNamesInAnyOrder() {
    CertificateAuthority authority =
        CertificateAuthority.create("navarch", Duration.ofDays(1), InstantSource.system());
    ServingNames names = ServingNames.of(List.of("a.test", "fe80::1", "10.0.0.1", "b.test"));
    X509Certificate certificate =
        authority.issueServing("server", names, Duration.ofHours(1)).certificate();

    assertThat(
            Certificates.isFor(
                certificate,
                ServingNames.of(List.of("b.test", "10.0.0.1", "a.test", "fe80:0:0::1"))))
        .isTrue();
    assertThat(Certificates.isFor(certificate, ServingNames.of(List.of("a.test", "b.test"))))
        .isFalse();
  }
}
