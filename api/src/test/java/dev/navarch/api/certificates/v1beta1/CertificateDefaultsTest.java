package dev.navarch.api.certificates.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CertificateDefaultsTest {
  @Test
  void aRequestIsForSigningAndEncipheringByAnUnknownSigner() {
    CertificateSigningRequestSpec out =
        CertificateDefaults.certificateSigningRequestSpec(
            CertificateSigningRequestSpec.builder().build());

    assertThat(out)
        .isEqualTo(
            CertificateSigningRequestSpec.builder()
                .addToUsages("digital signature", "key encipherment")
                .signerName("kubernetes.io/legacy-unknown")
                .build());
    assertThat(CertificateDefaults.certificateSigningRequestSpec(out)).isSameAs(out);
  }

  @Test
  void theSignerOfAKubeletIsFoundByItsRequest() {
    CertificateSigningRequestSpec in =
        CertificateSigningRequestSpec.builder()
            .request(CertificateRequests.KUBELET_CLIENT)
            .addToUsages("digital signature", "client auth")
            .build();

    assertThat(CertificateDefaults.certificateSigningRequestSpec(in).signerName())
        .isEqualTo("kubernetes.io/kube-apiserver-client-kubelet");
  }

  @Test
  void whatARequestStatesStays() {
    CertificateSigningRequestSpec stated =
        CertificateSigningRequestSpec.builder()
            .request(CertificateRequests.KUBELET_CLIENT)
            .usages(List.of())
            .signerName("example.com/mine")
            .build();

    assertThat(CertificateDefaults.certificateSigningRequestSpec(stated)).isSameAs(stated);
  }

  @Test
  void aConditionHoldsUnlessStated() {
    CertificateSigningRequestCondition in =
        CertificateSigningRequestCondition.builder().type("Approved").build();
    CertificateSigningRequestCondition stated = in.toBuilder().status("Unknown").build();

    assertThat(CertificateDefaults.certificateSigningRequestCondition(in).status())
        .isEqualTo("True");
    assertThat(CertificateDefaults.certificateSigningRequestCondition(stated)).isSameAs(stated);
  }
}
