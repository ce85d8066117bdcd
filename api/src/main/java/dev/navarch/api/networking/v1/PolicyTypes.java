package dev.navarch.api.networking.v1;

import java.util.List;

/** The directions of traffic that a network policy is about. */
public final class PolicyTypes {
  private PolicyTypes() {}

  /** The stated directions, else incoming traffic and, where there are rules for it, outgoing. */
  public static List<String> of(List<String> stated, boolean hasEgressRules) {
    if (!stated.isEmpty()) {
      return stated;
    }
    return hasEgressRules
        ? List.of(PolicyType.INGRESS, PolicyType.EGRESS)
        : List.of(PolicyType.INGRESS);
  }
}
