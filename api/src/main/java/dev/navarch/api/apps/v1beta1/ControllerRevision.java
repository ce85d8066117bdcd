package dev.navarch.api.apps.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.value.RawExtension;

@ApiType
@Resource
public record ControllerRevision(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) RawExtension data,
    @Field(value = 3, required = true) long revision)
    implements MetaObject, ApiStruct<ControllerRevision> {
  /** Starts a value in which nothing is set but its kind. */
  public static ControllerRevisionBuilder builder() {
    return new ControllerRevisionBuilder();
  }

  /** Starts a value from this one. */
  public ControllerRevisionBuilder toBuilder() {
    return new ControllerRevisionBuilder(this);
  }
}
