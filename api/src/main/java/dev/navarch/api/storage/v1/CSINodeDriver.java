package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Data about one CSI driver on one node.
 *
 * @param name Driver name as reported by the driver itself
 * @param nodeID What the driver calls this node in its own storage system
 * @param topologyKeys Node label keys that describe where the driver's volumes can be reached
 * @param allocatable Volume limits of the driver on this node
 */
@ApiType
public record CSINodeDriver(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) String nodeID,
    @Field(value = 3, omit = Omit.NEVER) @Atomic List<String> topologyKeys,
    @Field(4) @Nullable VolumeNodeResources allocatable)
    implements ApiStruct<CSINodeDriver> {
  /** Starts a value in which nothing is set. */
  public static CSINodeDriverBuilder builder() {
    return new CSINodeDriverBuilder();
  }

  /** Starts a value from this one. */
  public CSINodeDriverBuilder toBuilder() {
    return new CSINodeDriverBuilder(this);
  }
}
