package dev.navarch.registry.admission.certificates;

import static dev.navarch.registry.admission.AdmissionBench.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.registry.admission.AdmissionBench;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;

class CertificateAdmissionTest {
  private final AdmissionBench bench = new AdmissionBench();

  private static CertificateSigningRequest request(String signer, String pem) {
    return CertificateSigningRequest.builder()
        .metadata(m -> m.name("r"))
        .spec(s -> s.signerName(signer).request(Bytes.ofUtf8(pem)))
        .build();
  }

  /** Lets one verb be used for one signer. */
  private static Authorizer only(String verb, String signer) {
    return asked ->
        asked.request().verb().equals(verb)
                && asked.request().resource().equals("signers")
                && asked.request().name().equals(signer)
            ? new Decision.Allowed("")
            : new Decision.NoOpinion("");
  }

  private String approve(Authorizer authorizer) {
    CertificateSigningRequest old = request("example.com/web", "");
    var refusal =
        refused(
            new CertificateApproval(() -> authorizer),
            bench.request(
                Operation.UPDATE,
                "certificates.k8s.io",
                "certificatesigningrequests",
                "approval",
                old,
                old,
                false));
    return refusal == null ? "" : refusal.message();
  }

  @Test
  void approvingNeedsLeaveForTheSignerOrItsWholeDomain() {
    assertThat(approve(only("approve", "example.com/web"))).isEmpty();
    assertThat(approve(only("approve", "example.com/*"))).isEmpty();
    assertThat(approve(only("sign", "example.com/web")))
        .isEqualTo(
            "certificatesigningrequests.certificates.k8s.io \"r\" is forbidden: user not permitted"
                + " to approve requests with signerName \"example.com/web\"");
  }

  @Test
  void signingNeedsLeaveOnlyWhereSomethingIsDecided() {
    CertificateSigningRequest old = request("example.com/web", "");
    CertificateSigningRequest signed =
        old.toBuilder().status(s -> s.certificate(Bytes.ofUtf8("pem"))).build();
    CertificateSigning plugin = new CertificateSigning(() -> only("approve", "example.com/web"));

    assertThat(refused(plugin, status(old, old))).isNull();
    assertThat(refused(plugin, status(signed, old)).message())
        .endsWith("user not permitted to sign requests with signerName \"example.com/web\"");
  }

  private AdmissionRequest status(
      CertificateSigningRequest changed, CertificateSigningRequest old) {
    return bench.request(
        Operation.UPDATE,
        "certificates.k8s.io",
        "certificatesigningrequests",
        "status",
        changed,
        old,
        false);
  }

  // ---- subjects

  private static byte[] value(int tag, byte[]... parts) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      content.writeBytes(part);
    }
    ByteArrayOutputStream value = new ByteArrayOutputStream();
    value.write(tag);
    value.write(content.size());
    value.writeBytes(content.toByteArray());
    return value.toByteArray();
  }

  private static byte[] name(int lastOfIdentifier, String text) {
    return value(
        0x31,
        value(
            0x30,
            value(0x06, new byte[] {0x55, 0x04, (byte) lastOfIdentifier}),
            value(0x0C, text.getBytes(StandardCharsets.UTF_8))));
  }

  private static String pem(byte[]... names) {
    byte[] request = value(0x30, value(0x30, value(0x02, new byte[] {0}), value(0x30, names)));
    return "-----BEGIN CERTIFICATE REQUEST-----\n"
        + Base64.getEncoder().encodeToString(request)
        + "\n-----END CERTIFICATE REQUEST-----\n";
  }

  private String ask(String signer, String pem) {
    var refusal =
        refused(
            new CertificateSubjectRestriction(),
            bench.create(
                "certificates.k8s.io", "certificatesigningrequests", request(signer, pem)));
    return refusal == null ? "" : refusal.message();
  }

  @Test
  void nobodyAsksForAClientCertificateInTheGroupThatMayDoEverything() {
    String client = "kubernetes.io/kube-apiserver-client";
    String masters = pem(name(0x03, "jane"), name(0x0A, "devs"), name(0x0A, "system:masters"));

    assertThat(ask(client, masters))
        .endsWith(
            "use of kubernetes.io/kube-apiserver-client signer with system:masters group is not"
                + " allowed");
    assertThat(ask("example.com/web", masters)).isEmpty();
    assertThat(ask(client, pem(name(0x03, "system:masters"), name(0x0A, "devs")))).isEmpty();
  }

  @Test
  void whatIsNoRequestIsRefused() {
    assertThat(ask("kubernetes.io/kube-apiserver-client", "nonsense"))
        .contains("failed to parse CSR: ");
  }
}
