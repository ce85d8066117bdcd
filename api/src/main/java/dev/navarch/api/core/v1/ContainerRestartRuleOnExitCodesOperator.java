package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How an exit code is compared with a rule's list. */
@ApiEnum
public final class ContainerRestartRuleOnExitCodesOperator {
  public static final String IN = "In";
  public static final String NOT_IN = "NotIn";

  private ContainerRestartRuleOnExitCodesOperator() {}
}
