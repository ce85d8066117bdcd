package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code AllocationConfigSource}. */
@ApiEnum
public final class AllocationConfigSource {
  public static final String FROM_CLASS = "FromClass";
  public static final String FROM_CLAIM = "FromClaim";

  private AllocationConfigSource() {}
}
