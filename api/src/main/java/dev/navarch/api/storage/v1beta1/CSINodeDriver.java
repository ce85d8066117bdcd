package dev.navarch.api.storage.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
