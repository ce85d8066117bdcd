package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Trait by which a quota chooses the objects it counts. */
@ApiEnum
public final class ResourceQuotaScope {
  public static final String TERMINATING = "Terminating";
  public static final String NOT_TERMINATING = "NotTerminating";
  public static final String BEST_EFFORT = "BestEffort";
  public static final String NOT_BEST_EFFORT = "NotBestEffort";
  public static final String PRIORITY_CLASS = "PriorityClass";
  public static final String CROSS_NAMESPACE_POD_AFFINITY = "CrossNamespacePodAffinity";
  public static final String VOLUME_ATTRIBUTES_CLASS = "VolumeAttributesClass";

  private ResourceQuotaScope() {}
}
