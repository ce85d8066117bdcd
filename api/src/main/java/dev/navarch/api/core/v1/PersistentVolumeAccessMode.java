package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Who may mount a volume: one node, many nodes for reading or writing, or a single pod. */
@ApiEnum
public final class PersistentVolumeAccessMode {
  public static final String READ_WRITE_ONCE = "ReadWriteOnce";
  public static final String READ_ONLY_MANY = "ReadOnlyMany";
  public static final String READ_WRITE_MANY = "ReadWriteMany";
  public static final String READ_WRITE_ONCE_POD = "ReadWriteOncePod";

  private PersistentVolumeAccessMode() {}
}
