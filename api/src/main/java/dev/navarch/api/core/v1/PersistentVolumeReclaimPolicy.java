package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Fate of a volume after its claim is deleted: kept, deleted, or scrubbed for reuse. */
@ApiEnum
public final class PersistentVolumeReclaimPolicy {
  public static final String RECYCLE = "Recycle";
  public static final String DELETE = "Delete";
  public static final String RETAIN = "Retain";

  private PersistentVolumeReclaimPolicy() {}
}
