package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * Persistent volumes outlive pods through claims; Ephemeral ones are defined inline and share the
 * pod's life.
 */
@ApiEnum
public final class VolumeLifecycleMode {
  public static final String PERSISTENT = "Persistent";
  public static final String EPHEMERAL = "Ephemeral";

  private VolumeLifecycleMode() {}
}
