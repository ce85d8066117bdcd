package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Finalizer a namespace may carry in its spec. */
@ApiEnum
public final class FinalizerName {
  public static final String KUBERNETES = "kubernetes";

  private FinalizerName() {}
}
