package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Settings of a node.
 *
 * @param podCIDR Address range for pods on this node
 * @param podCIDRs Address ranges for pods, at most one per IP family; the first equals podCIDR
 * @param providerID Machine identifier from the cloud provider, as provider://id
 * @param unschedulable Keep new pods off the node, as cordon does; false if unset
 * @param taints Marks that repel pods which do not tolerate them
 * @param configSource Source of dynamic kubelet configuration; deprecated and without effect
 * @param externalID Former external identifier; deprecated and without effect
 */
@ApiType
public record NodeSpec(
    @Field(1) String podCIDR,
    @Field(7) @ListSet @PatchMerge List<String> podCIDRs,
    @Field(3) String providerID,
    @Field(4) boolean unschedulable,
    @Field(5) @Atomic List<Taint> taints,
    @Field(6) @Nullable NodeConfigSource configSource,
    @Field(2) String externalID)
    implements ApiStruct<NodeSpec> {
  /** Starts a value in which nothing is set. */
  public static NodeSpecBuilder builder() {
    return new NodeSpecBuilder();
  }

  /** Starts a value from this one. */
  public NodeSpecBuilder toBuilder() {
    return new NodeSpecBuilder(this);
  }
}
