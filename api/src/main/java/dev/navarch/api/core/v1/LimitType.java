package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Kind of object a limit range entry bounds. */
@ApiEnum
public final class LimitType {
  public static final String POD = "Pod";
  public static final String CONTAINER = "Container";
  public static final String PERSISTENT_VOLUME_CLAIM = "PersistentVolumeClaim";

  private LimitType() {}
}
