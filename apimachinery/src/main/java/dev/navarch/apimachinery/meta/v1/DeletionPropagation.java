package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** What happens to dependents: orphaned, removed in the background, or removed before the owner. */
@ApiEnum
public final class DeletionPropagation {
  public static final String ORPHAN = "Orphan";
  public static final String BACKGROUND = "Background";
  public static final String FOREGROUND = "Foreground";

  private DeletionPropagation() {}
}
