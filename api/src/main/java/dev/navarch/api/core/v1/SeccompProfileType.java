package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Source of a system call filter: none, the runtime's own or a file on the node. */
@ApiEnum
public final class SeccompProfileType {
  public static final String UNCONFINED = "Unconfined";
  public static final String RUNTIME_DEFAULT = "RuntimeDefault";
  public static final String LOCALHOST = "Localhost";

  private SeccompProfileType() {}
}
