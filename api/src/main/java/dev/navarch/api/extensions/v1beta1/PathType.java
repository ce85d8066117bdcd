package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code PathType}. */
@ApiEnum
public final class PathType {
  public static final String EXACT = "Exact";
  public static final String PREFIX = "Prefix";
  public static final String IMPLEMENTATION_SPECIFIC = "ImplementationSpecific";

  private PathType() {}
}
