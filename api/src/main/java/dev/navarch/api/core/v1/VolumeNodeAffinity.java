package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Limits which nodes can use a volume.
 *
 * @param required Node terms that must hold for a node to reach the volume
 */
@ApiType
public record VolumeNodeAffinity(@Field(1) @Nullable NodeSelector required)
    implements ApiStruct<VolumeNodeAffinity> {
  /** Starts a value in which nothing is set. */
  public static VolumeNodeAffinityBuilder builder() {
    return new VolumeNodeAffinityBuilder();
  }

  /** Starts a value from this one. */
  public VolumeNodeAffinityBuilder toBuilder() {
    return new VolumeNodeAffinityBuilder(this);
  }
}
