package dev.navarch.api.storage.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApiType
public record VolumeAttachmentStatus(
    @Field(value = 1, required = true) boolean attached,
    @Field(2) Map<String, String> attachmentMetadata,
    @Field(3) @Nullable VolumeError attachError,
    @Field(4) @Nullable VolumeError detachError)
    implements ApiStruct<VolumeAttachmentStatus> {
  /** Starts a value in which nothing is set. */
  public static VolumeAttachmentStatusBuilder builder() {
    return new VolumeAttachmentStatusBuilder();
  }

  /** Starts a value from this one. */
  public VolumeAttachmentStatusBuilder toBuilder() {
    return new VolumeAttachmentStatusBuilder(this);
  }
}
