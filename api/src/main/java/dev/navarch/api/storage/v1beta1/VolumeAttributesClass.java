package dev.navarch.api.storage.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.Map;

@ApiType
@Resource(namespaced = false, shortNames = "vac")
public record VolumeAttributesClass(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) String driverName,
    @Field(3) Map<String, String> parameters)
    implements MetaObject, ApiStruct<VolumeAttributesClass> {
  /** Starts a value in which nothing is set but its kind. */
  public static VolumeAttributesClassBuilder builder() {
    return new VolumeAttributesClassBuilder();
  }

  /** Starts a value from this one. */
  public VolumeAttributesClassBuilder toBuilder() {
    return new VolumeAttributesClassBuilder(this);
  }
}
