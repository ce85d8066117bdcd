package dev.navarch.registry.certificates.podcertificaterequest;

import dev.navarch.api.certificates.v1beta1.PodCertificateRequest;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.LabelCells;
import java.util.List;

/** How pods' requests for certificates are listed. */
public final class PodCertificateRequestColumns {
  public static final Columns<PodCertificateRequest> COLUMNS =
      Columns.<PodCertificateRequest>named()
          .text("PodName", "Pod that is to have the certificate", r -> r.spec().podName())
          .text("ServiceAccountName", "Identity of the pod", r -> r.spec().serviceAccountName())
          .text("NodeName", "Node of the pod", r -> r.spec().nodeName())
          .text("SignerName", "Who is to sign", r -> r.spec().signerName())
          .text("State", "What became of the request", PodCertificateRequestColumns::state)
          .text(
              "UnverifiedUserAnnotations",
              "What the pod's author tells the signer",
              r -> LabelCells.of(r.spec().unverifiedUserAnnotations()))
          .build();

  private PodCertificateRequestColumns() {}

  private static String state(PodCertificateRequest request) {
    for (String state : List.of("Issued", "Denied", "Failed")) {
      if (request.status().conditions().stream().anyMatch(c -> c.type().equals(state))) {
        return state;
      }
    }
    return "Pending";
  }
}
