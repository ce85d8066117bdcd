package dev.navarch.api.resource.v1beta1;

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
public record ResourceSlice(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) ResourceSliceSpec spec)
    implements MetaObject, ApiStruct<ResourceSlice> {
  /** Starts a value in which nothing is set but its kind. */
  public static ResourceSliceBuilder builder() {
    return new ResourceSliceBuilder();
  }

  /** Starts a value from this one. */
  public ResourceSliceBuilder toBuilder() {
    return new ResourceSliceBuilder(this);
  }
}
