package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How an SELinux label is put on a pod's volumes. */
@ApiEnum
public final class PodSELinuxChangePolicy {
  public static final String RECURSIVE = "Recursive";
  public static final String MOUNT_OPTION = "MountOption";

  private PodSELinuxChangePolicy() {}
}
