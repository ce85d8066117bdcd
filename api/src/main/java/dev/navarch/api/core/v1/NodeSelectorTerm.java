package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Requirements a node must meet together; an empty term matches nothing.
 *
 * @param matchExpressions Requirements on node labels
 * @param matchFields Requirements on node fields; only metadata.name is supported
 */
@ApiType(atomic = true)
public record NodeSelectorTerm(
    @Field(1) @Atomic List<NodeSelectorRequirement> matchExpressions,
    @Field(2) @Atomic List<NodeSelectorRequirement> matchFields)
    implements ApiStruct<NodeSelectorTerm> {
  /** Starts a value in which nothing is set. */
  public static NodeSelectorTermBuilder builder() {
    return new NodeSelectorTermBuilder();
  }

  /** Starts a value from this one. */
  public NodeSelectorTermBuilder toBuilder() {
    return new NodeSelectorTermBuilder(this);
  }
}
