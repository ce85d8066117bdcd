package dev.navarch.registry.certificates.certificatesigningrequest;

import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.api.certificates.v1.CertificateSigningRequestStatus;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.HumanDuration;
import dev.navarch.registry.columns.LabelCells;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** How requests for certificates are listed. */
public final class CertificateSigningRequestColumns {
  public static final Columns<CertificateSigningRequest> COLUMNS =
      Columns.<CertificateSigningRequest>named()
          .age()
          .text("SignerName", "Who is to sign", r -> LabelCells.orNone(r.spec().signerName()))
          .text("Requestor", "User who made the request", r -> r.spec().username())
          .text(
              "RequestedDuration",
              "How long the certificate is to be valid",
              r -> duration(r.spec().expirationSeconds()))
          .text("Condition", "What became of the request", r -> condition(r.status()))
          .build();

  private CertificateSigningRequestColumns() {}

  private static String duration(@Nullable Integer seconds) {
    return seconds == null ? LabelCells.NONE : HumanDuration.format(Duration.ofSeconds(seconds));
  }

  private static String condition(CertificateSigningRequestStatus status) {
    String verdict =
        has(status, "Denied") ? "Denied" : has(status, "Approved") ? "Approved" : "Pending";
    return verdict
        + (has(status, "Failed") ? ",Failed" : "")
        + (status.certificate().isEmpty() ? "" : ",Issued");
  }

  private static boolean has(CertificateSigningRequestStatus status, String type) {
    return status.conditions().stream().anyMatch(condition -> condition.type().equals(type));
  }
}
