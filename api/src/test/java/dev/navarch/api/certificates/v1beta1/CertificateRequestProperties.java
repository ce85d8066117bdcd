package dev.navarch.api.certificates.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Bytes;
import java.util.Base64;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class CertificateRequestProperties {
  private static final byte[] DER =
      Base64.getMimeDecoder()
          .decode(CertificateRequests.KUBELET_SERVING.utf8().replaceAll("-----[A-Z ]*-----", ""));

  @Property
  void anyTextIsReadOrRefused(@ForAll String text) {
    assertThat(CertificateRequest.parse(Bytes.ofUtf8(text))).isEmpty();
  }

  @Property
  void anyBytesAreReadOrRefused(@ForAll byte[] der) {
    assertThat(CertificateRequest.parse(CertificateRequestTest.encoded(der))).isEmpty();
  }

  @Property
  void aBrokenRequestIsReadOrRefused(
      @ForAll @IntRange(min = 0, max = 288) int at, @ForAll byte value) {
    byte[] broken = DER.clone();
    broken[at] = value;

    assertThat(CertificateRequest.parse(CertificateRequestTest.encoded(broken))).isNotNull();
  }
}
