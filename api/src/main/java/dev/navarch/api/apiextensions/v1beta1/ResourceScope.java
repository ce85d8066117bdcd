package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ResourceScope}. */
@ApiEnum
public final class ResourceScope {
  public static final String CLUSTER = "Cluster";
  public static final String NAMESPACED = "Namespaced";

  private ResourceScope() {}
}
