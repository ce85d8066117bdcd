package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Swap memory of a node.
 *
 * @param capacity Total swap in bytes
 */
@ApiType
public record NodeSwapStatus(@Field(1) @Nullable Long capacity)
    implements ApiStruct<NodeSwapStatus> {
  /** Starts a value in which nothing is set. */
  public static NodeSwapStatusBuilder builder() {
    return new NodeSwapStatusBuilder();
  }

  /** Starts a value from this one. */
  public NodeSwapStatusBuilder toBuilder() {
    return new NodeSwapStatusBuilder(this);
  }
}
