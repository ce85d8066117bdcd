package dev.navarch.registry.networking.networkpolicy;

import dev.navarch.api.networking.v1.NetworkPolicy;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apiserver.table.Columns;

/** How network policies are listed. */
public final class NetworkPolicyColumns {
  public static final Columns<NetworkPolicy> COLUMNS =
      Columns.<NetworkPolicy>named()
          .text(
              "Pod-Selector",
              "Labels of the pods that the policy is for",
              p -> LabelSelectors.format(p.spec().podSelector()))
          .age()
          .build();

  private NetworkPolicyColumns() {}
}
