package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Progress of applying a VolumeAttributesClass to a volume. */
@ApiEnum
public final class PersistentVolumeClaimModifyVolumeStatus {
  public static final String PENDING = "Pending";
  public static final String IN_PROGRESS = "InProgress";
  public static final String INFEASIBLE = "Infeasible";

  private PersistentVolumeClaimModifyVolumeStatus() {}
}
