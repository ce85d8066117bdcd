package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Old annotation format asking the scheduler to avoid pods on a node.
 *
 * @param preferAvoidPods Signatures of pods to keep off the node, in time order; at most one per
 *     signature
 */
@ApiType
public record AvoidPods(@Field(1) @Atomic List<PreferAvoidPodsEntry> preferAvoidPods)
    implements ApiStruct<AvoidPods> {
  /** Starts a value in which nothing is set. */
  public static AvoidPodsBuilder builder() {
    return new AvoidPodsBuilder();
  }

  /** Starts a value from this one. */
  public AvoidPodsBuilder toBuilder() {
    return new AvoidPodsBuilder(this);
  }
}
