package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ParameterNotFoundActionType}. */
@ApiEnum
public final class ParameterNotFoundActionType {
  public static final String ALLOW = "Allow";
  public static final String DENY = "Deny";

  private ParameterNotFoundActionType() {}
}
