package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How custom objects change version: None only rewrites apiVersion, Webhook calls out. */
@ApiEnum
public final class ConversionStrategyType {
  public static final String NONE = "None";
  public static final String WEBHOOK = "Webhook";

  private ConversionStrategyType() {}
}
