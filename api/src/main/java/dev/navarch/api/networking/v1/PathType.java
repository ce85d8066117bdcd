package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Path comparison: Exact, Prefix by whole path elements, or left to the controller. */
@ApiEnum
public final class PathType {
  public static final String EXACT = "Exact";
  public static final String PREFIX = "Prefix";
  public static final String IMPLEMENTATION_SPECIFIC = "ImplementationSpecific";

  private PathType() {}
}
