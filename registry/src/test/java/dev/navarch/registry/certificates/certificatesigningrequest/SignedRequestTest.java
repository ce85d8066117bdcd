package dev.navarch.registry.certificates.certificatesigningrequest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.certificates.Pem;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SignedRequestTest {
  static final String ELLIPTIC =
      """
      -----BEGIN CERTIFICATE REQUEST-----
      MIHaMIGAAgEAMB4xDTALBgNVBAoMBGRldnMxDTALBgNVBAMMBGphbmUwWTATBgcq
      hkjOPQIBBggqhkjOPQMBBwNCAASRmfGnRxS0JT3vJaHXtzS+zQSWpYNEYF0SQqFM
      xbzssh8qRcls6sEAdhCyBCYg7K6e1MFqHLq0yByuCxPGLiy2oAAwCgYIKoZIzj0E
      AwIDSQAwRgIhAK/uI1hZZ1UovGr+mHwDGRIbwq/rQnFjXNjx2uo+JdaVAiEAsux1
      F1X2HQb98cDjsguROWqidTn99L36wMgqBK4P7L4=
      -----END CERTIFICATE REQUEST-----
      """;

  private static final String RSA =
      """
      -----BEGIN CERTIFICATE REQUEST-----
      MIICUzCCATsCAQAwDjEMMAoGA1UEAwwDcnNhMIIBIjANBgkqhkiG9w0BAQEFAAOC
      AQ8AMIIBCgKCAQEAlgIZ37CIEyveoO89Qg/hErgpEQ5a4fsefBO2BNLC0kGsXNLy
      U2a+jIAzn+yiZgYsPCpMlncZ7mKTqHZQMpn6hkPuoMO+fbyQcqltIpv83mrmwWu/
      aRKEjGQK2BSBL5gc/L463E+fWdVmtSu+3dmMPuCbVw+aVm/foWLNbnXG8THcpV+I
      VvyR2SrW0SsLCgm50XddVi8+YtskVv+rdm0qxkyBsbbwz416dxL1w+ZxQAwPMNJQ
      404Wue1ZfXYLK1pXN4uyWrU54tkXx5D7X/8i1Ovld7fdURB755/812RMGcp5VS8C
      5YWAnro1YH77FgPgJaoiD6GqBlOKcSTwFkMJ5wIDAQABoAAwDQYJKoZIhvcNAQEL
      BQADggEBAA0NI70is4yejyVLiOKpBGKF/b0xPH888UQlul6yV4TbyxG0waHaSUTr
      PAtC8pHFEVGs5gdXX9DUoqZFgtTWFsdr3jE1AjgS0OfnYD4cFGM2SgNGHFINoXyh
      OYRSAr1eSDM7oJTWfKIr64im7xe3Kw3690fvgRDdPKxWiAMtf1pCG841zdMD8ON6
      FHOmsw94yHmlcpoYdcuiBGFPEhIqpH8jJhnW7FcFc09Vpbr0tepMnwt9GQL53eLn
      lBbsSc6LkT6nqEEn0pdbEIFl4uFrBa9YeVEh99Daj1e78pWMPao3E0ClHlI4CTKu
      lJSgRzPUd7K1zoGjfavTQRzgJsbaqEA=
      -----END CERTIFICATE REQUEST-----
      """;

  private static byte[] der(String pem) {
    return Pem.decode(pem).get(0).content();
  }

  private static Bytes pem(byte[] der) {
    return Bytes.ofUtf8(Pem.encode("CERTIFICATE REQUEST", der));
  }

  @Test
  void aProperlySignedRequestIsGood() {
    assertThat(SignedRequest.problem(Bytes.ofUtf8(ELLIPTIC))).isEmpty();
    assertThat(SignedRequest.problem(Bytes.ofUtf8(RSA))).isEmpty();
  }

  @Test
  void aRequestInAnotherNameIsNot() {
    byte[] elliptic = der(ELLIPTIC);
    elliptic[35] ^= 1;
    byte[] rsa = der(RSA);
    rsa[25] ^= 1;

    assertThat(SignedRequest.problem(pem(elliptic))).contains("x509: EC verification failure");
    assertThat(SignedRequest.problem(pem(rsa))).contains("crypto/rsa: verification error");
  }

  @Test
  void somethingElseIsNoRequest() {
    assertThat(SignedRequest.problem(Bytes.ofUtf8("no PEM at all")))
        .contains("PEM block type must be CERTIFICATE REQUEST");
    assertThat(SignedRequest.problem(Bytes.ofUtf8(Pem.encode("CERTIFICATE", new byte[] {1, 2, 3}))))
        .contains("PEM block type must be CERTIFICATE REQUEST");
  }

  @Test
  void aRequestThatIsCutOffAnywhereIsRefused() {
    byte[] whole = der(ELLIPTIC);

    for (int length = 0; length < whole.length; length++) {
      assertThat(SignedRequest.problem(pem(Arrays.copyOf(whole, length)))).isPresent();
    }
  }

  @Test
  void aRequestWithAnyByteChangedIsRefused() {
    byte[] whole = der(ELLIPTIC);

    for (int i = 0; i < whole.length; i++) {
      byte[] changed = whole.clone();
      changed[i] ^= (byte) 0x55;
      assertThat(SignedRequest.problem(pem(changed))).as("byte " + i).isPresent();
    }
  }
}
