package dev.navarch.api.storagemigration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code MigrationConditionType}. */
@ApiEnum
public final class MigrationConditionType {
  public static final String RUNNING = "Running";
  public static final String SUCCEEDED = "Succeeded";
  public static final String FAILED = "Failed";

  private MigrationConditionType() {}
}
