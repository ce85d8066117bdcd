package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** What backs a scratch volume: disk, memory or huge pages. */
@ApiEnum
public final class StorageMedium {
  public static final String NONE = "";
  public static final String MEMORY = "Memory";
  public static final String HUGE_PAGES = "HugePages";
  public static final String HUGE_PAGES_2 = "HugePages-";

  private StorageMedium() {}
}
