package dev.navarch.registry.admission.podsecurity;

/**
 * A rule that a pod breaks.
 *
 * @param reason the rule
 * @param detail where it is broken; may be empty
 */
record Violation(String reason, String detail) {
  @Override
  public String toString() {
    return detail.isEmpty() ? reason : reason + " (" + detail + ")";
  }
}
