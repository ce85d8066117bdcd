package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Aspects of a component reported in conditions. */
@ApiEnum
public final class ComponentConditionType {
  public static final String HEALTHY = "Healthy";

  private ComponentConditionType() {}
}
