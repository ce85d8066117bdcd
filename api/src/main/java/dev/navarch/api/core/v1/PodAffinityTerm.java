package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes pods, and the kind of domain to be shared with or kept from them.
 *
 * @param labelSelector Labels of the pods in question; unset matches no pods
 * @param namespaces Namespaces in which to look, joined with namespaceSelector; the pod's own if
 *     both are unset
 * @param topologyKey Node label whose equal values make one domain; must not be empty
 * @param namespaceSelector Labels of namespaces in which to look; an empty selector means all
 * @param matchLabelKeys Label keys whose values on the incoming pod others must share
 * @param mismatchLabelKeys Label keys whose values on the incoming pod others must not share
 */
@ApiType
public record PodAffinityTerm(
    @Field(1) @Nullable LabelSelector labelSelector,
    @Field(2) @Atomic List<String> namespaces,
    @Field(value = 3, required = true) String topologyKey,
    @Field(4) @Nullable LabelSelector namespaceSelector,
    @Field(5) @Atomic List<String> matchLabelKeys,
    @Field(6) @Atomic List<String> mismatchLabelKeys)
    implements ApiStruct<PodAffinityTerm> {
  /** Starts a value in which nothing is set. */
  public static PodAffinityTermBuilder builder() {
    return new PodAffinityTermBuilder();
  }

  /** Starts a value from this one. */
  public PodAffinityTermBuilder toBuilder() {
    return new PodAffinityTermBuilder(this);
  }
}
