package dev.navarch.api.apps.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code PodManagementPolicyType}. */
@ApiEnum
public final class PodManagementPolicyType {
  public static final String ORDERED_READY = "OrderedReady";
  public static final String PARALLEL = "Parallel";

  private PodManagementPolicyType() {}
}
