package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How an Azure data disk is stored: blobs in a shared or dedicated account, or managed. */
@ApiEnum
public final class AzureDataDiskKind {
  public static final String SHARED = "Shared";
  public static final String DEDICATED = "Dedicated";
  public static final String MANAGED = "Managed";

  private AzureDataDiskKind() {}
}
