package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether a node filter is respected when spreading is computed. */
@ApiEnum
public final class NodeInclusionPolicy {
  public static final String IGNORE = "Ignore";
  public static final String HONOR = "Honor";

  private NodeInclusionPolicy() {}
}
