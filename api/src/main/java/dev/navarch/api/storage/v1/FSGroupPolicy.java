package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * When volume ownership follows the pod: depending on access mode and file system, always (File),
 * or never (None).
 */
@ApiEnum
public final class FSGroupPolicy {
  public static final String READ_WRITE_ONCE_WITH_FS_TYPE = "ReadWriteOnceWithFSType";
  public static final String FILE = "File";
  public static final String NONE = "None";

  private FSGroupPolicy() {}
}
