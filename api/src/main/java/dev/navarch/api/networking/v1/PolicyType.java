package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Traffic direction a policy governs: Ingress (incoming) or Egress (outgoing). */
@ApiEnum
public final class PolicyType {
  public static final String INGRESS = "Ingress";
  public static final String EGRESS = "Egress";

  private PolicyType() {}
}
