package dev.navarch.registry.certificates.certificatesigningrequest;

import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.api.certificates.v1.CertificateSigningRequestCondition;
import dev.navarch.api.certificates.v1.RequestConditionType;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** What has become of a request so far. */
final class RequestConditions {
  private static final List<String> DECISIONS =
      List.of(RequestConditionType.APPROVED, RequestConditionType.DENIED);

  private RequestConditions() {}

  /**
   * With the times that the writer left out: that of the write, and for a condition that did not
   * change that of its last change.
   */
  static CertificateSigningRequest dated(
      CertificateSigningRequest request, CertificateSigningRequest old, Time now) {
    List<CertificateSigningRequestCondition> dated = new ArrayList<>();
    for (CertificateSigningRequestCondition condition : request.status().conditions()) {
      Time changed = condition.lastTransitionTime();
      if (changed.isZero()) {
        changed =
            find(old, condition.type())
                .filter(before -> before.status().equals(condition.status()))
                .map(CertificateSigningRequestCondition::lastTransitionTime)
                .filter(time -> !time.isZero())
                .orElse(now);
      }
      Time updated = condition.lastUpdateTime();
      dated.add(
          condition.toBuilder()
              .lastUpdateTime(updated.isZero() ? now : updated)
              .lastTransitionTime(changed)
              .build());
    }
    return request.toBuilder().status(status -> status.conditions(dated)).build();
  }

  private static Optional<CertificateSigningRequestCondition> find(
      CertificateSigningRequest request, String type) {
    return request.status().conditions().stream()
        .filter(condition -> condition.type().equals(type))
        .findFirst();
  }

  /** With decisions as they were made; where some were added or taken away, nothing changes. */
  static CertificateSigningRequest withDecisionsOf(
      CertificateSigningRequest request, CertificateSigningRequest old) {
    List<CertificateSigningRequestCondition> conditions =
        new ArrayList<>(request.status().conditions());
    for (String type : DECISIONS) {
      List<CertificateSigningRequestCondition> before =
          old.status().conditions().stream().filter(c -> c.type().equals(type)).toList();
      long present = conditions.stream().filter(c -> c.type().equals(type)).count();
      if (present == before.size()) {
        Iterator<CertificateSigningRequestCondition> kept = before.iterator();
        conditions.replaceAll(c -> c.type().equals(type) ? kept.next() : c);
      }
    }
    return request.toBuilder().status(status -> status.conditions(conditions)).build();
  }
}
