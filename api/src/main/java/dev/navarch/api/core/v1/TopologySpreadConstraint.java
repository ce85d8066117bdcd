package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How evenly like pods should be spread over domains.
 *
 * @param maxSkew Largest allowed difference in matching pods between domains, at least 1
 * @param topologyKey Node label whose values make up the domains
 * @param whenUnsatisfiable DoNotSchedule leaves the pod pending, ScheduleAnyway only prefers less
 *     skew
 * @param labelSelector Labels of the pods that are counted
 * @param minDomains Fewest eligible domains expected; with fewer, the smallest count is taken as 0;
 *     1 if unset
 * @param nodeAffinityPolicy Whether nodes excluded by node affinity or selector are left out of the
 *     count; Honor if unset
 * @param nodeTaintsPolicy Whether nodes with untolerated taints are left out of the count; Ignore
 *     if unset
 * @param matchLabelKeys Label keys whose values on the incoming pod further narrow the pods counted
 */
@ApiType
public record TopologySpreadConstraint(
    @Field(value = 1, required = true) int maxSkew,
    @Field(value = 2, required = true) String topologyKey,
    @Field(value = 3, required = true)
        @EnumOf(value = UnsatisfiableConstraintAction.class, closed = true)
        String whenUnsatisfiable,
    @Field(4) @Nullable LabelSelector labelSelector,
    @Field(5) @Nullable Integer minDomains,
    @Field(6) @EnumOf(value = NodeInclusionPolicy.class, closed = true)
        @Nullable String nodeAffinityPolicy,
    @Field(7) @EnumOf(value = NodeInclusionPolicy.class, closed = true)
        @Nullable String nodeTaintsPolicy,
    @Field(8) @Atomic List<String> matchLabelKeys)
    implements ApiStruct<TopologySpreadConstraint> {
  /** Starts a value in which nothing is set. */
  public static TopologySpreadConstraintBuilder builder() {
    return new TopologySpreadConstraintBuilder();
  }

  /** Starts a value from this one. */
  public TopologySpreadConstraintBuilder toBuilder() {
    return new TopologySpreadConstraintBuilder(this);
  }
}
