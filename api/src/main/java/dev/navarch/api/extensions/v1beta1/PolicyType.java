package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code PolicyType}. */
@ApiEnum
public final class PolicyType {
  public static final String INGRESS = "Ingress";
  public static final String EGRESS = "Egress";

  private PolicyType() {}
}
