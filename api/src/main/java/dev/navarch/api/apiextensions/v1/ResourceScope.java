package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether objects belong to namespaces or to the cluster as a whole. */
@ApiEnum
public final class ResourceScope {
  public static final String CLUSTER = "Cluster";
  public static final String NAMESPACED = "Namespaced";

  private ResourceScope() {}
}
