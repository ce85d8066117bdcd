package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** NonIndexed counts any successes; Indexed needs one success per completion index. */
@ApiEnum
public final class CompletionMode {
  public static final String NON_INDEXED = "NonIndexed";
  public static final String INDEXED = "Indexed";

  private CompletionMode() {}
}
