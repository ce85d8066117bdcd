package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code SideEffectClass}. */
@ApiEnum
public final class SideEffectClass {
  public static final String UNKNOWN = "Unknown";
  public static final String NONE = "None";
  public static final String SOME = "Some";
  public static final String NONE_ON_DRY_RUN = "NoneOnDryRun";

  private SideEffectClass() {}
}
