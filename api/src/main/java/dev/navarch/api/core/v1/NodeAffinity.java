package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rules about the nodes a pod may or would rather run on.
 *
 * @param requiredDuringSchedulingIgnoredDuringExecution Nodes the pod may be placed on; a later
 *     label change does not evict it
 * @param preferredDuringSchedulingIgnoredDuringExecution Weighted wishes; among fitting nodes the
 *     highest total is favoured
 */
@ApiType
public record NodeAffinity(
    @Field(1) @Nullable NodeSelector requiredDuringSchedulingIgnoredDuringExecution,
    @Field(2) @Atomic List<PreferredSchedulingTerm> preferredDuringSchedulingIgnoredDuringExecution)
    implements ApiStruct<NodeAffinity> {
  /** Starts a value in which nothing is set. */
  public static NodeAffinityBuilder builder() {
    return new NodeAffinityBuilder();
  }

  /** Starts a value from this one. */
  public NodeAffinityBuilder toBuilder() {
    return new NodeAffinityBuilder(this);
  }
}
