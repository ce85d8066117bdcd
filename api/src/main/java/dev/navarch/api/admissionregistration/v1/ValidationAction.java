package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ValidationAction}. */
@ApiEnum
public final class ValidationAction {
  public static final String DENY = "Deny";
  public static final String WARN = "Warn";
  public static final String AUDIT = "Audit";

  private ValidationAction() {}
}
