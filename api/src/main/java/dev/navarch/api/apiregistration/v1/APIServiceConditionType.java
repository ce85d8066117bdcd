package dev.navarch.api.apiregistration.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code APIServiceConditionType}. */
@ApiEnum
public final class APIServiceConditionType {
  public static final String AVAILABLE = "Available";

  private APIServiceConditionType() {}
}
