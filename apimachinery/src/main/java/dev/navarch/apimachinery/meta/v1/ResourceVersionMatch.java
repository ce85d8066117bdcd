package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How a list treats the requested resource version: at least as new, or exactly that state. */
@ApiEnum
public final class ResourceVersionMatch {
  public static final String NOT_OLDER_THAN = "NotOlderThan";
  public static final String EXACT = "Exact";

  private ResourceVersionMatch() {}
}
