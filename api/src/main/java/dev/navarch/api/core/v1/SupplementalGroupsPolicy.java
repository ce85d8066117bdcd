package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether group memberships from the image are added to a container's groups. */
@ApiEnum
public final class SupplementalGroupsPolicy {
  public static final String MERGE = "Merge";
  public static final String STRICT = "Strict";

  private SupplementalGroupsPolicy() {}
}
