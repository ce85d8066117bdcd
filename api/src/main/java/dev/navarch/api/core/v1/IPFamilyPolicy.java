package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How many IP families a Service wants or insists on. */
@ApiEnum
public final class IPFamilyPolicy {
  public static final String SINGLE_STACK = "SingleStack";
  public static final String PREFER_DUAL_STACK = "PreferDualStack";
  public static final String REQUIRE_DUAL_STACK = "RequireDualStack";

  private IPFamilyPolicy() {}
}
