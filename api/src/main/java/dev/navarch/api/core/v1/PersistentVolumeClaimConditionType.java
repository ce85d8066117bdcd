package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Aspects of a claim reported in conditions, about resizing, modifying and disuse. */
@ApiEnum
public final class PersistentVolumeClaimConditionType {
  public static final String RESIZING = "Resizing";
  public static final String FILE_SYSTEM_RESIZE_PENDING = "FileSystemResizePending";
  public static final String CONTROLLER_RESIZE_ERROR = "ControllerResizeError";
  public static final String NODE_RESIZE_ERROR = "NodeResizeError";
  public static final String MODIFY_VOLUME_ERROR = "ModifyVolumeError";
  public static final String MODIFYING_VOLUME = "ModifyingVolume";
  public static final String UNUSED = "Unused";

  private PersistentVolumeClaimConditionType() {}
}
