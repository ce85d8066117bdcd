package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Rules that draw a pod to nodes or towards or away from other pods.
 *
 * @param nodeAffinity Rules about node labels
 * @param podAffinity Rules to share a zone, node or other domain with certain pods
 * @param podAntiAffinity Rules to keep out of a domain where certain pods run
 */
@ApiType
public record Affinity(
    @Field(1) @Nullable NodeAffinity nodeAffinity,
    @Field(2) @Nullable PodAffinity podAffinity,
    @Field(3) @Nullable PodAntiAffinity podAntiAffinity)
    implements ApiStruct<Affinity> {
  /** Starts a value in which nothing is set. */
  public static AffinityBuilder builder() {
    return new AffinityBuilder();
  }

  /** Starts a value from this one. */
  public AffinityBuilder toBuilder() {
    return new AffinityBuilder(this);
  }
}
