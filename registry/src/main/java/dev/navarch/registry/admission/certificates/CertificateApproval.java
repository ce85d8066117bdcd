package dev.navarch.registry.admission.certificates;

import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.registry.admission.refusal.Refused;
import java.util.function.Supplier;

/** Lets only those approve or deny a request whom its signer has given leave to. */
public final class CertificateApproval implements ValidatingPlugin {
  public static final String NAME = "CertificateApproval";

  private final SignerPermission permission;

  public CertificateApproval(Supplier<Authorizer> authorizer) {
    permission = new SignerPermission(authorizer);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (request.operation() == Operation.UPDATE
        && request.isFor(SignerPermission.GROUP, "certificatesigningrequests", "approval")
        && request.oldObject() instanceof CertificateSigningRequest old
        && !permission.allows(request.user(), "approve", old.spec().signerName())) {
      throw Refused.forbidden(
          request,
          "user not permitted to approve requests with signerName \"%s\""
              .formatted(old.spec().signerName()));
    }
  }
}
