package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Draws a pod towards domains that already run matching pods.
 *
 * @param requiredDuringSchedulingIgnoredDuringExecution Terms that must all hold when the pod is
 *     placed; later changes do not evict it
 * @param preferredDuringSchedulingIgnoredDuringExecution Weighted terms that raise a node's score
 *     when its domain runs matching pods
 */
@ApiType
public record PodAffinity(
    @Field(1) @Atomic List<PodAffinityTerm> requiredDuringSchedulingIgnoredDuringExecution,
    @Field(2) @Atomic List<WeightedPodAffinityTerm> preferredDuringSchedulingIgnoredDuringExecution)
    implements ApiStruct<PodAffinity> {
  /** Starts a value in which nothing is set. */
  public static PodAffinityBuilder builder() {
    return new PodAffinityBuilder();
  }

  /** Starts a value from this one. */
  public PodAffinityBuilder toBuilder() {
    return new PodAffinityBuilder(this);
  }
}
