package dev.navarch.testing.controllers;

import dev.navarch.apimachinery.unstructured.Nested;
import java.util.Map;

/**
 * Which of several servers on one store runs the controllers, by the lease that they agree on.
 *
 * @param holder names a process; empty if the last one gave the lease back
 * @param transitions how often the lease passed on to another one
 */
record Leadership(String holder, long transitions) {
  static final String LEASE =
      "/apis/coordination.k8s.io/v1/namespaces/kube-system/leases/kube-controller-manager";

  static Leadership of(Objects objects) {
    Map<String, ?> lease = objects.get(LEASE);
    return new Leadership(
        Objects.text(lease, "spec", "holderIdentity"),
        Nested.get(Number.class, lease, "spec", "leaseTransitions")
            .map(Number::longValue)
            .orElse(0L));
  }

  /** Whether somebody has it who did not have it then. */
  boolean hasPassedOnSince(Leadership before) {
    return !holder.isEmpty() && !holder.equals(before.holder);
  }
}
