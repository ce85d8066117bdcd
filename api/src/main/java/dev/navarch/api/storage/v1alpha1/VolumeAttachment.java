package dev.navarch.api.storage.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

@ApiType
@Resource(namespaced = false)
public record VolumeAttachment(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) VolumeAttachmentSpec spec,
    @Field(3) VolumeAttachmentStatus status)
    implements MetaObject, ApiStruct<VolumeAttachment> {
  /** Starts a value in which nothing is set but its kind. */
  public static VolumeAttachmentBuilder builder() {
    return new VolumeAttachmentBuilder();
  }

  /** Starts a value from this one. */
  public VolumeAttachmentBuilder toBuilder() {
    return new VolumeAttachmentBuilder(this);
  }
}
