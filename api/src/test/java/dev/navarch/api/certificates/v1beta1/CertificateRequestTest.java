package dev.navarch.api.certificates.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Bytes;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CertificateRequestTest {
  @Test
  void subjectAndAlternativeNamesAreRead() {
    assertThat(CertificateRequest.parse(CertificateRequests.KUBELET_SERVING))
        .contains(
            new CertificateRequest(
                "system:node:worker-1",
                List.of("system:nodes"),
                Set.of(AlternativeName.DNS_NAME, AlternativeName.IP_ADDRESS)));
    assertThat(CertificateRequest.parse(CertificateRequests.KUBELET_WITH_EMAIL))
        .map(CertificateRequest::alternativeNames)
        .contains(Set.of(AlternativeName.DNS_NAME, AlternativeName.EMAIL_ADDRESS));
    assertThat(CertificateRequest.parse(CertificateRequests.KUBELET_WITH_URI))
        .map(CertificateRequest::alternativeNames)
        .contains(Set.of(AlternativeName.IP_ADDRESS, AlternativeName.URI));
    assertThat(CertificateRequest.parse(CertificateRequests.NODE_AND_DEVELOPER))
        .contains(
            new CertificateRequest(
                "system:node:worker-1", List.of("system:nodes", "developers"), Set.of()));
  }

  @Test
  void textAroundTheBlockAndHeadersInsideAreSkipped() {
    String pem = CertificateRequests.USER.utf8();
    String headers = pem.replaceFirst("-----\n", "-----\nProc-Type: 4\nX: y\n\n");

    assertThat(CertificateRequest.parse(Bytes.ofUtf8("For you:\n" + pem + "bye")))
        .isEqualTo(CertificateRequest.parse(CertificateRequests.USER))
        .isPresent();
    assertThat(CertificateRequest.parse(Bytes.ofUtf8(headers)))
        .isEqualTo(CertificateRequest.parse(CertificateRequests.USER));
    assertThat(CertificateRequest.parse(Bytes.ofUtf8(pem.replace("\n", "\r\n"))))
        .isEqualTo(CertificateRequest.parse(CertificateRequests.USER));
  }

  @Test
  void otherBlocksAreNoRequests() {
    String pem = CertificateRequests.USER.utf8();

    assertThat(
            CertificateRequest.parse(
                Bytes.ofUtf8(pem.replace("CERTIFICATE REQUEST", "CERTIFICATE"))))
        .isEmpty();
    assertThat(CertificateRequest.parse(Bytes.ofUtf8(pem.replace("-----END", "----END"))))
        .isEmpty();
    assertThat(CertificateRequest.parse(Bytes.NONE)).isEmpty();
  }

  @Test
  void dataAfterTheRequestIsRefused() {
    String pem = CertificateRequests.USER.utf8();
    byte[] der = Base64.getMimeDecoder().decode(pem.replaceAll("-----[A-Z ]*-----", ""));

    assertThat(CertificateRequest.parse(encoded(der))).isPresent();
    assertThat(CertificateRequest.parse(encoded(Arrays.copyOf(der, der.length + 1)))).isEmpty();
    assertThat(CertificateRequest.parse(encoded(Arrays.copyOf(der, der.length - 1)))).isEmpty();
  }

  static Bytes encoded(byte[] der) {
    return Bytes.ofUtf8(
        "-----BEGIN CERTIFICATE REQUEST-----\n"
            + Base64.getMimeEncoder().encodeToString(der)
            + "\n-----END CERTIFICATE REQUEST-----\n");
  }
}
