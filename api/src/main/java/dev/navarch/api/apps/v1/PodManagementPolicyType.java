package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether pods are created and removed one by one in order, or all at once. */
@ApiEnum
public final class PodManagementPolicyType {
  public static final String ORDERED_READY = "OrderedReady";
  public static final String PARALLEL = "Parallel";

  private PodManagementPolicyType() {}
}
