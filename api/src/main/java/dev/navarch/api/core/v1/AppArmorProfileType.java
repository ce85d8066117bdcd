package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Source of AppArmor confinement: none, the runtime's own or a profile loaded on the node. */
@ApiEnum
public final class AppArmorProfileType {
  public static final String UNCONFINED = "Unconfined";
  public static final String RUNTIME_DEFAULT = "RuntimeDefault";
  public static final String LOCALHOST = "Localhost";

  private AppArmorProfileType() {}
}
