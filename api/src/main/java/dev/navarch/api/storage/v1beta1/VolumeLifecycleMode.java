package dev.navarch.api.storage.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code VolumeLifecycleMode}. */
@ApiEnum
public final class VolumeLifecycleMode {
  public static final String PERSISTENT = "Persistent";
  public static final String EPHEMERAL = "Ephemeral";

  private VolumeLifecycleMode() {}
}
