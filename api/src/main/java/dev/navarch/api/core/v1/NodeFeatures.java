package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Abilities of the runtime on a node, independent of handlers.
 *
 * @param supplementalGroupsPolicy Whether the policy on supplemental groups and reporting of
 *     container users work
 */
@ApiType
public record NodeFeatures(@Field(1) @Nullable Boolean supplementalGroupsPolicy)
    implements ApiStruct<NodeFeatures> {
  /** Starts a value in which nothing is set. */
  public static NodeFeaturesBuilder builder() {
    return new NodeFeaturesBuilder();
  }

  /** Starts a value from this one. */
  public NodeFeaturesBuilder toBuilder() {
    return new NodeFeaturesBuilder(this);
  }
}
