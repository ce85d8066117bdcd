package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Chooses nodes; it is enough that one of its terms matches.
 *
 * @param nodeSelectorTerms Alternatives of which any one admits a node; at least one is needed
 */
@ApiType(atomic = true)
public record NodeSelector(
    @Field(value = 1, required = true) @Atomic List<NodeSelectorTerm> nodeSelectorTerms)
    implements ApiStruct<NodeSelector> {
  /** Starts a value in which nothing is set. */
  public static NodeSelectorBuilder builder() {
    return new NodeSelectorBuilder();
  }

  /** Starts a value from this one. */
  public NodeSelectorBuilder toBuilder() {
    return new NodeSelectorBuilder(this);
  }
}
