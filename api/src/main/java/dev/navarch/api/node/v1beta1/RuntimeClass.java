package dev.navarch.api.node.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import org.jspecify.annotations.Nullable;

@ApiType
@Resource(namespaced = false)
public record RuntimeClass(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) String handler,
    @Field(3) @Nullable Overhead overhead,
    @Field(4) @Nullable Scheduling scheduling)
    implements MetaObject, ApiStruct<RuntimeClass> {
  /** Starts a value in which nothing is set but its kind. */
  public static RuntimeClassBuilder builder() {
    return new RuntimeClassBuilder();
  }

  /** Starts a value from this one. */
  public RuntimeClassBuilder toBuilder() {
    return new RuntimeClassBuilder(this);
  }
}
