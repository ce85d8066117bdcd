package dev.navarch.api.flowcontrol.v1beta3;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code FlowDistinguisherMethodType}. */
@ApiEnum
public final class FlowDistinguisherMethodType {
  public static final String BY_USER = "ByUser";
  public static final String BY_NAMESPACE = "ByNamespace";

  private FlowDistinguisherMethodType() {}
}
