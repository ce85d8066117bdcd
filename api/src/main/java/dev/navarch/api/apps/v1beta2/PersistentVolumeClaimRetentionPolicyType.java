package dev.navarch.api.apps.v1beta2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code PersistentVolumeClaimRetentionPolicyType}. */
@ApiEnum
public final class PersistentVolumeClaimRetentionPolicyType {
  public static final String RETAIN = "Retain";
  public static final String DELETE = "Delete";

  private PersistentVolumeClaimRetentionPolicyType() {}
}
