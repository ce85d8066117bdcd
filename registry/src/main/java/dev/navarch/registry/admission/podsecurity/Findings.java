package dev.navarch.registry.admission.podsecurity;

import java.util.List;
import java.util.stream.Collectors;

/** All rules that a pod breaks. */
record Findings(List<Violation> violations) {
  boolean isClean() {
    return violations.isEmpty();
  }

  String reasons() {
    return violations.stream().map(Violation::reason).collect(Collectors.joining(", "));
  }

  String details() {
    return violations.stream().map(Violation::toString).collect(Collectors.joining(", "));
  }
}
