package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Desired attachment of a volume to a node.
 *
 * @param attacher Driver that must carry out the request
 * @param source Volume to attach
 * @param nodeName Node to attach the volume to
 */
@ApiType
public record VolumeAttachmentSpec(
    @Field(value = 1, required = true) String attacher,
    @Field(value = 2, required = true) VolumeAttachmentSource source,
    @Field(value = 3, required = true) String nodeName)
    implements ApiStruct<VolumeAttachmentSpec> {
  /** Starts a value in which nothing is set. */
  public static VolumeAttachmentSpecBuilder builder() {
    return new VolumeAttachmentSpecBuilder();
  }

  /** Starts a value from this one. */
  public VolumeAttachmentSpecBuilder toBuilder() {
    return new VolumeAttachmentSpecBuilder(this);
  }
}
