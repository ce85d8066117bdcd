package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How much of each object a table row embeds: None, Metadata or Object. */
@ApiEnum
public final class IncludeObjectPolicy {
  public static final String NONE = "None";
  public static final String METADATA = "Metadata";
  public static final String OBJECT = "Object";

  private IncludeObjectPolicy() {}
}
