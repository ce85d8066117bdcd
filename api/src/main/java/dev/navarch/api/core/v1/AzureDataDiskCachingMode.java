package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Host caching used for an Azure data disk. */
@ApiEnum
public final class AzureDataDiskCachingMode {
  public static final String NONE = "None";
  public static final String READ_ONLY = "ReadOnly";
  public static final String READ_WRITE = "ReadWrite";

  private AzureDataDiskCachingMode() {}
}
