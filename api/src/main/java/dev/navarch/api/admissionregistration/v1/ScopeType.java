package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ScopeType}. */
@ApiEnum
public final class ScopeType {
  public static final String CLUSTER = "Cluster";
  public static final String NAMESPACED = "Namespaced";
  public static final String ALL = "*";

  private ScopeType() {}
}
