package dev.navarch.api.storage.v1beta1;

import dev.navarch.api.core.v1.PersistentVolumeSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record VolumeAttachmentSource(
    @Field(1) @Nullable String persistentVolumeName,
    @Field(2) @Nullable PersistentVolumeSpec inlineVolumeSpec)
    implements ApiStruct<VolumeAttachmentSource> {
  /** Starts a value in which nothing is set. */
  public static VolumeAttachmentSourceBuilder builder() {
    return new VolumeAttachmentSourceBuilder();
  }

  /** Starts a value from this one. */
  public VolumeAttachmentSourceBuilder toBuilder() {
    return new VolumeAttachmentSourceBuilder(this);
  }
}
