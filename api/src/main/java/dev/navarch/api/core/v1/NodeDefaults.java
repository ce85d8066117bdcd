package dev.navarch.api.core.v1;

import static dev.navarch.api.core.v1.ResourceLists.roundedUp;
import static dev.navarch.api.defaults.FieldDefaults.changed;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

/** Defaults of nodes. */
final class NodeDefaults {
  private NodeDefaults() {}

  /** A node that does not say what pods may use offers all it has. */
  @DefaultingFunction
  static NodeStatus nodeStatus(NodeStatus in) {
    Map<String, Quantity> capacity = roundedUp(in.capacity());
    Map<String, Quantity> allocatable =
        Absent.is(in.allocatable()) ? capacity : roundedUp(in.allocatable());
    return changed(in, in.toBuilder().capacity(capacity).allocatable(allocatable).build());
  }

  @DefaultingFunction
  static NodeResources nodeResources(NodeResources in) {
    return changed(in, in.toBuilder().capacity(roundedUp(in.capacity())).build());
  }
}
