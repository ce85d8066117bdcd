package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ConversionStrategyType}. */
@ApiEnum
public final class ConversionStrategyType {
  public static final String NONE = "None";
  public static final String WEBHOOK = "Webhook";

  private ConversionStrategyType() {}
}
