package dev.navarch.api.storage.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code FSGroupPolicy}. */
@ApiEnum
public final class FSGroupPolicy {
  public static final String READ_WRITE_ONCE_WITH_FS_TYPE = "ReadWriteOnceWithFSType";
  public static final String FILE = "File";
  public static final String NONE = "None";

  private FSGroupPolicy() {}
}
