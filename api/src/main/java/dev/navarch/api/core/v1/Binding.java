package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Assigns a pod to a node, as schedulers do.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Name and namespace of the pod to be bound
 * @param target Node the pod is assigned to
 */
@ApiType
@Resource(verbs = "create")
public record Binding(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) ObjectReference target)
    implements MetaObject, ApiStruct<Binding> {
  /** Starts a value in which nothing is set but its kind. */
  public static BindingBuilder builder() {
    return new BindingBuilder();
  }

  /** Starts a value from this one. */
  public BindingBuilder toBuilder() {
    return new BindingBuilder(this);
  }
}
