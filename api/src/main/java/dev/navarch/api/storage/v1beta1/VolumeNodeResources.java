package dev.navarch.api.storage.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record VolumeNodeResources(@Field(1) @Nullable Integer count)
    implements ApiStruct<VolumeNodeResources> {
  /** Starts a value in which nothing is set. */
  public static VolumeNodeResourcesBuilder builder() {
    return new VolumeNodeResourcesBuilder();
  }

  /** Starts a value from this one. */
  public VolumeNodeResourcesBuilder toBuilder() {
    return new VolumeNodeResourcesBuilder(this);
  }
}
