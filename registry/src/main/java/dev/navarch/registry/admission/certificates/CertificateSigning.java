package dev.navarch.registry.admission.certificates;

import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.registry.admission.refusal.Refused;
import java.util.function.Supplier;

/** Lets only those put a certificate into a request who may sign for its signer. */
public final class CertificateSigning implements ValidatingPlugin {
  public static final String NAME = "CertificateSigning";

  private final SignerPermission permission;

  public CertificateSigning(Supplier<Authorizer> authorizer) {
    permission = new SignerPermission(authorizer);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (request.operation() == Operation.UPDATE
        && request.isFor(SignerPermission.GROUP, "certificatesigningrequests", "status")
        && request.object() instanceof CertificateSigningRequest changed
        && request.oldObject() instanceof CertificateSigningRequest old
        && isDecided(changed, old)
        && !permission.allows(request.user(), "sign", old.spec().signerName())) {
      throw Refused.forbidden(
          request,
          "user not permitted to sign requests with signerName \"%s\""
              .formatted(old.spec().signerName()));
    }
  }

  private static boolean isDecided(
      CertificateSigningRequest changed, CertificateSigningRequest old) {
    return !changed.status().certificate().equals(old.status().certificate())
        || !changed.status().conditions().equals(old.status().conditions());
  }
}
