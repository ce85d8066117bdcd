package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Where a pod's name resolution settings come from. */
@ApiEnum
public final class DNSPolicy {
  public static final String CLUSTER_FIRST_WITH_HOST_NET = "ClusterFirstWithHostNet";
  public static final String CLUSTER_FIRST = "ClusterFirst";
  public static final String DEFAULT = "Default";
  public static final String NONE = "None";

  private DNSPolicy() {}
}
