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
public record DeviceClass(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) DeviceClassSpec spec)
    implements MetaObject, ApiStruct<DeviceClass> {
  /** Starts a value in which nothing is set but its kind. */
  public static DeviceClassBuilder builder() {
    return new DeviceClassBuilder();
  }

  /** Starts a value from this one. */
  public DeviceClassBuilder toBuilder() {
    return new DeviceClassBuilder(this);
  }
}
