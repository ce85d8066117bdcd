package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** What a restart rule does: restart the container or all containers of the pod. */
@ApiEnum
public final class ContainerRestartRuleAction {
  public static final String RESTART = "Restart";
  public static final String RESTART_ALL_CONTAINERS = "RestartAllContainers";

  private ContainerRestartRuleAction() {}
}
