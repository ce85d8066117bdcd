package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Quality of service class, which decides who is evicted first. */
@ApiEnum
public final class PodQOSClass {
  public static final String GUARANTEED = "Guaranteed";
  public static final String BURSTABLE = "Burstable";
  public static final String BEST_EFFORT = "BestEffort";

  private PodQOSClass() {}
}
