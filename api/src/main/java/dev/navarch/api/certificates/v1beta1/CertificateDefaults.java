package dev.navarch.api.certificates.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;

import dev.navarch.api.core.v1.ConditionStatus;
import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.collect.Absent;
import java.util.List;

/** Defaults of certificate signing requests. */
final class CertificateDefaults {
  private static final List<String> USAGES =
      List.of(KeyUsage.DIGITAL_SIGNATURE, KeyUsage.KEY_ENCIPHERMENT);

  private CertificateDefaults() {}

  @DefaultingFunction
  static CertificateSigningRequestSpec certificateSigningRequestSpec(
      CertificateSigningRequestSpec in) {
    List<String> usages = Absent.is(in.usages()) ? USAGES : in.usages();
    String signer = in.signerName();
    return changed(
        in,
        in.toBuilder()
            .usages(usages)
            .signerName(signer == null ? LegacySigners.choose(in.request(), usages) : signer)
            .build());
  }

  @DefaultingFunction
  static CertificateSigningRequestCondition certificateSigningRequestCondition(
      CertificateSigningRequestCondition in) {
    return changed(in, in.toBuilder().status(ifEmpty(in.status(), ConditionStatus.TRUE)).build());
  }
}
