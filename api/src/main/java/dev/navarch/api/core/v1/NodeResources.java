package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

/**
 * Resources of a node, in the form older releases knew.
 *
 * @param capacity Resources the node has in all
 */
@ApiType
public record NodeResources(@Field(value = 1, required = true) Map<String, Quantity> capacity)
    implements ApiStruct<NodeResources> {
  /** Starts a value in which nothing is set. */
  public static NodeResourcesBuilder builder() {
    return new NodeResourcesBuilder();
  }

  /** Starts a value from this one. */
  public NodeResourcesBuilder toBuilder() {
    return new NodeResourcesBuilder(this);
  }
}
