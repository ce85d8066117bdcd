package dev.navarch.api.storage.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
public record VolumeAttributesClassList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<VolumeAttributesClass> items)
    implements ApiList<VolumeAttributesClass>, ApiStruct<VolumeAttributesClassList> {
  /** Starts a value in which nothing is set but its kind. */
  public static VolumeAttributesClassListBuilder builder() {
    return new VolumeAttributesClassListBuilder();
  }

  /** Starts a value from this one. */
  public VolumeAttributesClassListBuilder toBuilder() {
    return new VolumeAttributesClassListBuilder(this);
  }
}
