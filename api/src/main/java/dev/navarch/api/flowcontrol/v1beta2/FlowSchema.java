package dev.navarch.api.flowcontrol.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

@ApiType
@Resource(namespaced = false, subresources = @Subresource("status"))
public record FlowSchema(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) FlowSchemaSpec spec,
    @Field(3) FlowSchemaStatus status)
    implements MetaObject, ApiStruct<FlowSchema> {
  /** Starts a value in which nothing is set but its kind. */
  public static FlowSchemaBuilder builder() {
    return new FlowSchemaBuilder();
  }

  /** Starts a value from this one. */
  public FlowSchemaBuilder toBuilder() {
    return new FlowSchemaBuilder(this);
  }
}
