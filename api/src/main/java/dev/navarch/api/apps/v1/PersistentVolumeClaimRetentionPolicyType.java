package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether claims made from the templates are kept (Retain) or removed (Delete). */
@ApiEnum
public final class PersistentVolumeClaimRetentionPolicyType {
  public static final String RETAIN = "Retain";
  public static final String DELETE = "Delete";

  private PersistentVolumeClaimRetentionPolicyType() {}
}
