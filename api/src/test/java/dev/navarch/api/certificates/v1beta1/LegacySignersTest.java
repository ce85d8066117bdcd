package dev.navarch.api.certificates.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Bytes;
import java.util.List;
import org.junit.jupiter.api.Test;

class LegacySignersTest {
  private static final List<String> CLIENT = List.of("client auth", "digital signature");
  private static final List<String> SERVER = List.of("server auth", "digital signature");

  @Test
  void aNodeWithoutAddressIsAClient() {
    assertThat(LegacySigners.choose(CertificateRequests.KUBELET_CLIENT, CLIENT))
        .isEqualTo("kubernetes.io/kube-apiserver-client-kubelet");
    assertThat(
            LegacySigners.choose(
                CertificateRequests.KUBELET_CLIENT,
                List.of("client auth", "digital signature", "key encipherment")))
        .isEqualTo("kubernetes.io/kube-apiserver-client-kubelet");
  }

  @Test
  void aNodeWithAnAddressIsAServer() {
    assertThat(LegacySigners.choose(CertificateRequests.KUBELET_SERVING, SERVER))
        .isEqualTo("kubernetes.io/kubelet-serving");
    assertThat(
            LegacySigners.choose(
                CertificateRequests.KUBELET_SERVING,
                List.of("server auth", "digital signature", "key encipherment")))
        .isEqualTo("kubernetes.io/kubelet-serving");
  }

  @Test
  void theUsagesMustBeThoseOfTheRole() {
    assertUnknown(CertificateRequests.KUBELET_CLIENT, SERVER);
    assertUnknown(CertificateRequests.KUBELET_SERVING, CLIENT);
    assertUnknown(CertificateRequests.KUBELET_CLIENT, List.of("client auth"));
    assertUnknown(
        CertificateRequests.KUBELET_CLIENT,
        List.of("client auth", "digital signature", "server auth"));
    assertThat(
            LegacySigners.choose(
                CertificateRequests.KUBELET_CLIENT,
                List.of("client auth", "client auth", "digital signature")))
        .isEqualTo("kubernetes.io/kube-apiserver-client-kubelet");
  }

  @Test
  void nobodyElseIsKnown() {
    assertUnknown(CertificateRequests.USER, CLIENT);
    assertUnknown(CertificateRequests.NODE_AND_DEVELOPER, CLIENT);
    assertUnknown(CertificateRequests.KUBELET_WITH_EMAIL, SERVER);
    assertUnknown(CertificateRequests.KUBELET_WITH_URI, SERVER);
    assertUnknown(Bytes.ofUtf8("nonsense"), CLIENT);
  }

  private static void assertUnknown(Bytes request, List<String> usages) {
    assertThat(LegacySigners.choose(request, usages)).isEqualTo("kubernetes.io/legacy-unknown");
  }
}
