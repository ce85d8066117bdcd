package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether a volume is used as a file system or as a raw block device. */
@ApiEnum
public final class PersistentVolumeMode {
  public static final String BLOCK = "Block";
  public static final String FILESYSTEM = "Filesystem";

  private PersistentVolumeMode() {}
}
