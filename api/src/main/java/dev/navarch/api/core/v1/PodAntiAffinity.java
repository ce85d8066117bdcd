package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Keeps a pod out of domains that already run matching pods.
 *
 * @param requiredDuringSchedulingIgnoredDuringExecution Terms whose domains are closed to the pod
 *     at placement; later changes do not evict it
 * @param preferredDuringSchedulingIgnoredDuringExecution Weighted terms that lower a node's score
 *     when its domain runs matching pods
 */
@ApiType
public record PodAntiAffinity(
    @Field(1) @Atomic List<PodAffinityTerm> requiredDuringSchedulingIgnoredDuringExecution,
    @Field(2) @Atomic List<WeightedPodAffinityTerm> preferredDuringSchedulingIgnoredDuringExecution)
    implements ApiStruct<PodAntiAffinity> {
  /** Starts a value in which nothing is set. */
  public static PodAntiAffinityBuilder builder() {
    return new PodAntiAffinityBuilder();
  }

  /** Starts a value from this one. */
  public PodAntiAffinityBuilder toBuilder() {
    return new PodAntiAffinityBuilder(this);
  }
}
