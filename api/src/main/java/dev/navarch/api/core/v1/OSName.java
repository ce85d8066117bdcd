package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Operating system a pod is made for. */
@ApiEnum
public final class OSName {
  public static final String LINUX = "linux";
  public static final String WINDOWS = "windows";

  private OSName() {}
}
