package dev.navarch.registry.admission.certificates;

import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.registry.admission.refusal.Refused;
import java.util.List;

/** Lets nobody ask for a client certificate in the group that may do everything. */
public final class CertificateSubjectRestriction implements ValidatingPlugin {
  public static final String NAME = "CertificateSubjectRestriction";

  private static final String CLIENT_SIGNER = "kubernetes.io/kube-apiserver-client";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void validate(AdmissionRequest request) {
    if (request.operation() != Operation.CREATE
        || !request.isFor(SignerPermission.GROUP, "certificatesigningrequests")
        || !(request.object() instanceof CertificateSigningRequest wanted)
        || !wanted.spec().signerName().equals(CLIENT_SIGNER)) {
      return;
    }
    List<String> organizations;
    try {
      organizations = RequestedSubject.organizations(wanted.spec().request().utf8());
    } catch (IllegalArgumentException e) {
      throw Refused.forbidden(request, "failed to parse CSR: " + e.getMessage());
    }
    if (organizations.contains(User.MASTERS_GROUP)) {
      throw Refused.forbidden(
          request,
          "use of %s signer with %s group is not allowed"
              .formatted(CLIENT_SIGNER, User.MASTERS_GROUP));
    }
  }
}
