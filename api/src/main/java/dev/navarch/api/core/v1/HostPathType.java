package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** What is expected or created at a host path; empty means no check. */
@ApiEnum
public final class HostPathType {
  public static final String NONE = "";
  public static final String DIRECTORY_OR_CREATE = "DirectoryOrCreate";
  public static final String DIRECTORY = "Directory";
  public static final String FILE_OR_CREATE = "FileOrCreate";
  public static final String FILE = "File";
  public static final String SOCKET = "Socket";
  public static final String CHAR_DEVICE = "CharDevice";
  public static final String BLOCK_DEVICE = "BlockDevice";

  private HostPathType() {}
}
